import { Refusal } from '#server/call/Refusal.ts'
import { sentFields } from '#shared/enquirySchema.ts'

type Field = (typeof sentFields)[number]
export type FieldTexts = Partial<Record<Field, string>>

/**
 * Reads a body that is a JSON object of texts with the names of an enquiry's fields, and of nothing else.
 * @throws Refusal 400, naming the field that is no text or has no business here.
 */
export function readFieldTexts(body: Uint8Array): FieldTexts {
  const texts: FieldTexts = {}
  for (const [name, value] of Object.entries(parseObject(body))) {
    const field = sentFields.find((known) => known === name)
    // Half of a pair of surrogates is no character, and could not be stored as UTF-8.
    if (!field || typeof value !== 'string' || !value.isWellFormed()) throw wrongField(name)
    texts[field] = value
  }
  return texts
}

function parseObject(body: Uint8Array): object {
  const value = parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'json')
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal(400, 'json')
  }
}

/** Only a plain word is repeated: a name can be as long as the body, and hold anything. */
function wrongField(name: string) {
  return new Refusal(400, 'field', /^\w{1,40}$/.test(name) ? { field: name } : {})
}
