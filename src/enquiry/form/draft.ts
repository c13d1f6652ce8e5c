import { readStored, store } from '#browser/storage.ts'

const draftKey = 'enquiry'

/** The storage key of the last attempt to send: its texts and its idempotency key. */
export const attemptKey = 'enquiry-attempt'

/** The fields with a draft. The captcha's own fields, which the provider's script adds to the form, have none. */
const fields = '[data-draft]'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps each text in the tab as it is typed, also before React starts. If an extension or a translator has changed the
 * page, React renders the form anew, and the new form is empty.
 */
export function keepTypedTexts(): void {
  keepTexts([...document.querySelectorAll<Field>(fields)].filter(({ value }) => value !== ''))
  document.addEventListener('input', keepTarget, { capture: true })
}

function keepTarget({ target }: Event) {
  if (target instanceof Element && target.matches(fields)) keepTexts([target as Field])
}

/** Keeps the texts that a form has now. */
export function keepForm(form: HTMLFormElement): void {
  keepTexts([...form.querySelectorAll<Field>(fields)])
}

/** Fills a form from the draft. A field that has a text keeps it: the text was typed or filled in after the draft. */
export function restoreForm(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const field of form.querySelectorAll<Field>(fields)) {
    const text = draft[field.name]
    if (field.value === '' && text !== undefined) field.value = text
  }
}

/** The texts kept in this tab, by the field's name; none if storage is blocked or holds something else. */
function readDraft(): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', draftKey) ?? '{}')
    const texts = Object.entries<unknown>(typeof kept === 'object' ? { ...kept } : {})
    return Object.fromEntries(
      texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Forgets the draft, and with it the texts of a failed attempt to send. */
export function forgetDraft(): void {
  for (const key of [draftKey, attemptKey]) store('sessionStorage', key, null)
}

function keepTexts(changed: readonly Field[]) {
  const form = changed[0]?.form
  if (!form) return
  const draft = readDraft()
  for (const { name, value } of changed) draft[name] = value
  // Nobody could empty a field that the form no longer has.
  const filled = Object.entries(draft).filter(([name, value]) => value !== '' && name in form.elements)
  if (filled.length === 0) forgetDraft()
  else store('sessionStorage', draftKey, JSON.stringify(Object.fromEntries(filled)))
}
