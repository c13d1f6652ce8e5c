import type { Finding, FindingCode } from './Finding.ts'

/** What leaves nothing else to say about a text. */
const whole: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'empty',
  'key-as-text',
  'lost-character',
  'garbled',
  'same-as-source',
  'other-script',
  'placeholder-misspelt',
])

/** Findings that one slip gives together; the first that is made speaks for all. */
const families: readonly (readonly FindingCode[])[] = [
  ['telephone-number', 'figure-unknown', 'arabic-digits', 'other-digits', 'number-noun', 'figures-differ', 'fact-missing'],
  ['name-misspelt', 'name-differs', 'name-missing', 'name-extra', 'latin-word', 'sign-not-isolated', 'fact-missing'],
  ['latin-quotes', 'straight-quotes', 'foreign-quotes', 'quotes-unpaired', 'quotes-added'],
  ['brackets-unpaired', 'isolates-unpaired', 'tag-crossing', 'tag-unclosed', 'final-mark'],
  ['three-dots', 'punctuation-twice', 'space-before', 'final-mark', 'french-space'],
  ['special-space', 'french-space', 'spaces-in-a-row'],
  ['presentation-form', 'not-composed', 'persian-letter'],
]

/** Keeps one finding for each slip: of those that tell of the same one, the one that says most. */
export function oneFindingPerSlip(findings: readonly Finding[]): Finding[] {
  const texts = Map.groupBy(findings, ({ file, key }) => JSON.stringify([file, key]))
  const kept = [...texts.values()].flatMap(ofOneText)
  return kept.filter((finding) => finding.code !== 'fact-missing' || !explained(finding, kept))
}

function ofOneText(findings: readonly Finding[]): Finding[] {
  const only = findings.find(({ code, key }) => key !== '' && whole.has(code))
  if (only) return [only]
  const wrong = findings.filter(({ severity }) => severity === 'wrong')
  // Advice about a text waits until what is wrong with it is mended.
  const kept = wrong.length > 0 && findings[0]?.key !== '' ? wrong : findings
  return kept.filter((finding) => finding.code === 'fact-missing' || !outranked(finding, kept))
}

function outranked(finding: Finding, all: readonly Finding[]) {
  return families.some((family) => {
    const rank = family.indexOf(finding.code)
    return rank > 0 && all.some(({ code }) => family.indexOf(code) !== -1 && family.indexOf(code) < rank)
  })
}

/** A page that lacks a fact says so only if no text of it was found to say another figure or name. */
function explained({ file }: Finding, all: readonly Finding[]) {
  const namespace = namespaceOf(file)
  return all.some(
    (other) =>
      other.code !== 'fact-missing' &&
      namespaceOf(other.file) === namespace &&
      (families.some((family) => family.includes('fact-missing') && family.includes(other.code)) ||
        structural.has(other.code)),
  )
}

/** With texts missing, facts are missing too. */
const structural: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'key-missing',
  'key-renamed',
  'group-missing',
  'list-length',
  'must-be-list',
  'must-be-group',
  'must-be-text',
  'not-text',
  'key-twice',
  'empty',
  'garbled',
  'other-script',
  'same-as-source',
])

function namespaceOf(file: string) {
  return file.split('/').slice(-2).join('/')
}
