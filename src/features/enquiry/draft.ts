import { textFields, type TextField } from '#shared/enquiryFields.ts'
import type { Enquiry } from '#shared/enquirySchema.ts'

const key = 'enquiry'

export type Draft = Partial<Record<TextField, string>>

/** What was typed before in this tab; nothing where storage is blocked or holds something else. */
export function readDraft(): Draft {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return filledFields((name) => kept[name])
  } catch {
    return {}
  }
}

/** Keeps what is typed for as long as the tab lives; a form without text leaves nothing behind. */
export function storeDraft(enquiry: Enquiry): void {
  const draft = filledFields((name) => enquiry[name])
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage (private windows) the text ends with the page.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** What stands in the form already: typed, or restored by the browser, before React was there. */
export function typedText(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  return filledFields((name) => data.get(name))
}

function filledFields(read: (name: TextField) => unknown): Draft {
  const entries = textFields.map((name) => [name, read(name)] as const)
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''))
}
