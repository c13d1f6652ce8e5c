import { readStored, store } from '#browser/storage.ts'

const draftKey = 'enquiry'

/** Where the tab keeps the texts of an attempt to send, with its key. */
export const attemptKey = 'enquiry-attempt'

/** The fields whose texts are kept: not those of the captcha, which a provider's script adds to the form. */
const fields = '[data-draft]'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps each text in the tab as it is typed, also before React starts: where an extension or a translator has changed
 * the page, React renders the form anew, and empty.
 */
export function keepTypedTexts(): void {
  keepTexts([...document.querySelectorAll<Field>(fields)].filter(({ value }) => value !== ''))
  document.addEventListener('input', keepTarget, { capture: true })
}

function keepTarget({ target }: Event) {
  if (target instanceof Element && target.matches(fields)) keepTexts([target as Field])
}

/** What stands in a form now. */
export function keepForm(form: HTMLFormElement): void {
  keepTexts([...form.querySelectorAll<Field>(fields)])
}

/** What is in a field before React starts, typed or put in by the browser, is newer than the draft. */
export function restoreForm(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const field of form.querySelectorAll<Field>(fields)) {
    const text = draft[field.name]
    if (field.value === '' && typeof text === 'string') field.value = text
  }
}

/** The texts kept in this tab, by the field's name; none if storage is blocked, or its content is no draft. */
function readDraft(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', draftKey) ?? '{}')
    return typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Without the draft, the texts of an attempt that failed are forgotten, too. */
export function forgetDraft(): void {
  for (const key of [draftKey, attemptKey]) store('sessionStorage', key, null)
}

function keepTexts(changed: readonly Field[]) {
  if (changed.length === 0) return
  const draft = readDraft()
  for (const { name, value } of changed) draft[name] = value
  const filled = Object.entries(draft).filter(([, value]) => value !== '')
  if (filled.length === 0) forgetDraft()
  else store('sessionStorage', draftKey, JSON.stringify(Object.fromEntries(filled)))
}
