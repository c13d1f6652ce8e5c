import { readStored, store } from '#storage.ts'
import { fieldNames, type EnquiryFieldName } from '#shared/enquiryFields.ts'
import type { Enquiry } from '#shared/enquirySchema.ts'

const key = 'enquiry'

export type Draft = Partial<Record<EnquiryFieldName, string>>

/** The draft of this tab; empty if storage is blocked or its content is not a draft. */
export function readDraft(): Draft {
  try {
    const kept: Record<string, unknown> = JSON.parse(readStored('sessionStorage', key) ?? '{}')
    return filledFields((name) => kept[name])
  } catch {
    return {}
  }
}

/** Stores the draft until the tab is closed; an empty form removes it. */
export function storeDraft(enquiry: Enquiry): void {
  const draft = filledFields((name) => enquiry[name])
  store('sessionStorage', key, Object.keys(draft).length > 0 ? JSON.stringify(draft) : null)
}

export function clearDraft(): void {
  store('sessionStorage', key, null)
}

/** What is in the form before React starts: typed, or restored by the browser. */
export function typedText(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  return filledFields((name) => data.get(name))
}

function filledFields(read: (name: EnquiryFieldName) => unknown): Draft {
  const entries = fieldNames.map((name) => [name, read(name)] as const)
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''))
}
