import { evaluate } from '@humanwhocodes/momoa'
import {
  array,
  boolean,
  lazy,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type InferType,
  type Schema,
} from 'yup'
import {
  findingCodes,
  finding,
  startOf,
  type Finding,
  type FindingCode,
  type Place,
} from '../check/report/Finding.ts'
import { repetitions } from '../check/text/names.ts'
import type { Sources } from './project.ts'
import { childrenOf, parseJson } from './json.ts'

const filled = string().required().matches(/\S/)
const list = array(string().required())
const term = string().matches(/[\p{L}\p{N}]/u)
const terms = lazy((value: unknown) => (Array.isArray(value) ? array(term.required()) : term))

function groupOf<Member>(member: Schema<Member>) {
  type Group = Record<string, NonNullable<Member>>
  return mixed((value): value is Group => typeof value === 'object' && !Array.isArray(value)).test(
    (group, context) => {
      const members = Object.entries(group ?? {})
      const wrong = members.find(([, value]) => !member.isValidSync(value, { strict: true }))
      return wrong === undefined || context.createError({ path: wrong[0] })
    },
  )
}

const glossaryRow = object({
  en: terms,
  ar: terms,
  also: terms,
  avoid: terms,
  unless: terms,
  /** What visitors type for the term in the site's search. */
  typed: terms,
  /** What they type for it and nothing else: beside other words it means what it says. */
  typedAlone: terms,
  note: mixed(),
})
  .noUnknown()
  .test(({ en, ar, avoid }) => en !== undefined && (ar ?? avoid) !== undefined)
const side = object({
  en: array(term.required()).required(),
  ar: array(term.required()).required(),
}).noUnknown()
const contrast = object({
  contrast: filled,
  sides: array(side).required().min(1),
  /** Whether the order of the sides matters, as in "Monday to Friday". */
  ordered: boolean(),
  note: mixed(),
}).noUnknown()
const row = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'contrast' in value ? contrast : glossaryRow,
)
const exception = object({ language: filled, file: filled, key: filled, finding: filled, reason: filled })
/** How many words a page may have, without its title, its description and its questionnaire. */
const wordBounds = object({ least: number(), most: number() }).noUnknown()
const page = object({ figures: list, names: list, words: wordBounds }).noUnknown()

const wordList = object({
  /** Words that readers misread without more vowel marks. */
  marked: list,
  /** The nouns that follow a figure, with the English singular and the forms by plural category. */
  counted: array(object({ other: string().required() })),
  /** A word's plurals and verbs that cannot be derived. The glossary accepts them in place of the word. */
  forms: groupOf(list.required()),
  /** Words and phrases that the house style does not allow, each with its replacement. */
  instead: groupOf(filled),
  /** The words for a number, by its figure, with commas between them. */
  figures: groupOf(filled),
  /** Signs of another keyboard, each with the right sign; two with a space between them if a person has to choose. */
  letters: groupOf(filled),
  rules: array(
    object({
      finding: filled.oneOf(findingCodes),
      find: filled,
      write: string(),
      key: string(),
      english: string(),
      note: string(),
    }).noUnknown(),
  ),
})

type Form = readonly [Pick<Schema, 'validateSync'>, string]

/** The schema of each file, and an example of its form for messages. */
const forms = {
  glossary: [
    array(row).required(),
    '[ { "en": …, "ar": …, "also": [ … ], "avoid": [ … ], "note": … }, { "contrast": …, "sides": [ { "en": [ … ], "ar": [ … ] }, … ] } ]',
  ],
  notes: [groupOf(filled).required(), '{ "menu:pages.home": "…" }'],
  exceptions: [
    array(exception).required(),
    '[ { "language": …, "file": …, "key": …, "finding": …, "reason": … } ]',
  ],
  facts: [
    object({ names: list.required(), words: wordBounds, pages: groupOf(page).required() }),
    '{ "names": [ … ], "words": { "least": …, "most": … }, "pages": { "sap": { "figures": [ "15" ], "names": [ … ] } } }',
  ],
  words: [wordList, '{ "marked": [ … ], "counted": [ { "one": …, "other": … } ], "forms": { … } }'],
} as const satisfies Record<string, Form>

export type GlossaryRow = Partial<
  Record<'ar' | 'also' | 'avoid' | 'unless' | 'typed' | 'typedAlone', string | string[]>
> & {
  en: string | string[]
}

/** Words with opposite meanings. Each side lists the words of both languages that mean the same. */
export type Contrast = InferType<typeof contrast>

/** The names that are the same in every language, the length of pages, and each page's required names and allowed figures. */
export type Facts = InferType<(typeof forms)['facts'][0]>

/** A text that may break a rule: the finding with this code is not reported. */
export type Exception = InferType<typeof exception> & { place: Place }

/** A rule of `rules.json` or of a list of words. */
export interface PatternRule {
  finding: FindingCode
  /** A regular expression that no text may match. */
  find: string
  /** The replacement, with $& and $1 as in JavaScript; absent if a person has to choose. */
  write?: string
  /** Matches the keys of the texts that the rule is for. */
  key?: string
  /** Matches the English of the translations that the rule is for. */
  english?: string
}

/** The content of `translation/words.<language>.json`. */
export type WordLists = Omit<InferType<typeof wordList>, 'counted' | 'rules'> & {
  counted?: (Partial<Record<Intl.LDMLPluralRule | 'en', string>> & { other: string })[]
  rules?: PatternRule[]
}

/** A note for translators: the key is `menu:pages.home`, or `menu` for the whole file. */
export interface Note extends Place {
  text: string
}

/** Reads the glossary, the facts, the exceptions, the notes and each language's list of words. */
export function readSharedFiles(languages: readonly string[], sources: Sources) {
  const findings: Finding[] = []
  let readable = true
  const read = <Value>(path: string, [form, example]: Form, empty: Value) => {
    const file = `translation/${path}`
    const source = sources.get(file)
    const parsed = source === undefined ? undefined : parseJson(file, source)
    if (parsed && 'body' in parsed) {
      const value = evaluate(parsed.body) as Value
      const places = childrenOf(parsed.body).map(({ name, start }): Place => ({ file, key: name, ...start }))
      const wrong = errorIn(form, value)
      if (wrong === undefined) return { value, places }
      const place = places.find(({ key }) => wrong === key || wrong.startsWith(`[${key}]`)) ?? startOf(file)
      findings.push(finding(place, { code: 'shared-form', values: { form: example } }))
    } else if (parsed) findings.push(parsed.finding)
    readable = false
    return { value: empty, places: [] }
  }
  const glossary = read<(GlossaryRow | Contrast)[]>('glossary.json', forms.glossary, [])
  const notes = read<Partial<Record<string, string>>>('notes.json', forms.notes, {})
  const exceptions = read<Omit<Exception, 'place'>[]>('exceptions.json', forms.exceptions, [])
  const facts = read<Facts>('facts.json', forms.facts, { names: [], words: {}, pages: {} })
  const words = new Map(
    languages
      .filter((code) => sources.has(`translation/words.${code}.json`))
      .map((code) => [code, read<WordLists>(`words.${code}.json`, forms.words, {}).value]),
  )
  const named = glossary.places.flatMap((place, index) => {
    const value = glossary.value[index]
    const names = value && ('contrast' in value ? [value.contrast] : texts(value.en))
    return (names ?? []).map((name) => ({ ...place, name: name.toLowerCase() }))
  })
  return {
    glossary: glossary.value.filter((each): each is GlossaryRow => !('contrast' in each)),
    contrasts: glossary.value.filter((each): each is Contrast => 'contrast' in each),
    facts: facts.value,
    exceptions: exceptions.value.map((one, index): Exception => {
      return { ...one, place: exceptions.places[index] ?? startOf('') }
    }),
    notes: notes.places.map((place): Note => ({ ...place, text: notes.value[place.key] ?? '' })),
    words: (language: string) => words.get(language) ?? {},
    readable,
    findings: [
      ...findings,
      ...twice([...named, ...notes.places.map((place) => ({ ...place, name: place.key }))]),
    ],
  }
}

/** Returns the path of the first value with a wrong form; undefined if there is none. */
function errorIn(form: Form[0], value: unknown): string | undefined {
  try {
    form.validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.path ?? ''
    throw error
  }
}

function twice(named: readonly (Place & { name: string })[]): Finding[] {
  return repetitions(named, ({ file, name }) => `${file} ${name}`).flatMap(([place, first]) =>
    place.line === first.line ? [] : finding(place, { code: 'key-twice', values: { first: first.line } }),
  )
}

/** Returns the texts of a value that may be a text, a list of texts, or undefined. */
export function texts(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().map((text) => text.trim())
}
