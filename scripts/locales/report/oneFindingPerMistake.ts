import type { Finding, FindingCode } from './Finding.ts'

/** If a text has one of these findings, its other findings are not reported. */
const exclusiveCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'empty',
  'key-as-text',
  'lost-character',
  'garbled',
  'same-as-source',
  'other-script',
  'placeholder-misspelt',
])

/** Groups of findings that one mistake causes together. Only the first one of a group is reported. */
const families: readonly (readonly FindingCode[])[] = [
  [
    'telephone-number',
    'figures-differ',
    'figures-missing',
    'figures-extra',
    'figure-unknown',
    'arabic-digits',
    'other-digits',
    'number-noun',
    'fact-missing',
  ],
  [
    'name-misspelt',
    'name-differs',
    'name-missing',
    'name-extra',
    'latin-word',
    'sign-not-isolated',
    'fact-missing',
  ],
  ['latin-quotes', 'straight-quotes', 'foreign-quotes', 'quotes-unpaired', 'quotes-added'],
  [
    'brackets-unpaired',
    'isolates-unpaired',
    'tag-crossing',
    'tag-unclosed',
    'final-mark',
    'final-mark-missing',
    'final-mark-extra',
  ],
  [
    'three-dots',
    'punctuation-twice',
    'space-before',
    'final-mark',
    'final-mark-missing',
    'final-mark-extra',
    'french-space',
  ],
  ['special-space', 'french-space', 'spaces-in-a-row'],
  ['presentation-form', 'not-composed', 'persian-letter'],
]

/** Keeps one finding for each mistake: of several findings with the same cause, the most specific one. */
export function oneFindingPerMistake(findings: readonly Finding[]): Finding[] {
  const texts = Map.groupBy(findings, ({ file, key }) => JSON.stringify([file, key]))
  const kept = [...texts.values()].flatMap(ofOneText)
  return kept.filter((finding) => finding.code !== 'fact-missing' || !explained(finding, kept))
}

function ofOneText(findings: readonly Finding[]): Finding[] {
  const only = findings.find(({ code, key }) => key !== '' && exclusiveCodes.has(code))
  if (only) return [only]
  const wrong = findings.filter(({ severity }) => severity === 'wrong')
  // Advice about a text is reported only when the text has no fault.
  const kept = wrong.length > 0 && findings[0]?.key !== '' ? wrong : findings
  return kept.filter((finding) => finding.code === 'fact-missing' || !outranked(finding, kept))
}

function outranked(finding: Finding, all: readonly Finding[]) {
  return families.some((family) => {
    const rank = family.indexOf(finding.code)
    return rank > 0 && all.some(({ code }) => family.indexOf(code) !== -1 && family.indexOf(code) < rank)
  })
}

/** A missing fact is not reported if another finding explains it: a wrong figure or name, or missing texts. */
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

/** If texts are missing, their facts are missing, too. */
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
