import { defaultLanguage } from '#i18n/languages.ts'
import type { Finding, FindingCode } from './Finding.ts'

/** If a text has one of these findings, its other findings are not reported. */
const exclusiveCodes: readonly FindingCode[] = [
  'empty',
  'key-as-text',
  'lost-character',
  'garbled',
  'same-as-source',
  'other-script',
  'placeholder-misspelt',
]

const finalMarks = ['final-mark', 'final-mark-missing', 'final-mark-extra'] as const

/** Groups of findings that one mistake causes together. Only the first one of a group is reported. */
const families: readonly (readonly FindingCode[])[] = [
  ['escape-typed', 'telephone-number', 'figures-differ', 'figures-extra', 'other-digits'],
  ['figures-missing', 'figures-form', 'unit-differs', 'number-noun', 'plural-noun'],
  ['name-misspelt', 'name-differs', 'name-missing', 'name-extra', 'latin-word', 'sign-not-isolated'],
  ['other-quotes', 'quotes-unpaired', 'quotes-added'],
  ['brackets-unpaired', 'isolates-unpaired', 'tag-crossing', 'tag-unclosed', ...finalMarks],
  ['three-dots', 'punctuation-twice', 'space-before', ...finalMarks],
  ['special-space', 'spaces-in-a-row'],
]

/** Keeps one finding for each mistake: of several findings with the same cause, the most specific one. */
export function oneFindingPerMistake(findings: readonly Finding[]): Finding[] {
  const texts = Map.groupBy(findings, ({ file, key }) => JSON.stringify([file, key]))
  const kept = [...texts.values()].flatMap(ofOneText)
  // A wrong figure or a missing text may be why a fact is missing, so that is reported only beside nothing else.
  const withCause = new Set(kept.filter(hasCause).map(namespaceOf))
  // English that is wrong or missing will be changed. Only then its translations are called stale, or a key too many.
  const wrongEnglish = new Set(kept.filter(isWrongEnglish).map(textOf))
  return kept.filter((found) => {
    if (found.code === 'fact-missing') return !withCause.has(namespaceOf(found))
    return !['stale', 'key-extra'].includes(found.code) || !wrongEnglish.has(textOf(found))
  })
}

function ofOneText(findings: readonly Finding[]): Finding[] {
  const only = findings.find(({ code, key }) => key !== '' && exclusiveCodes.includes(code))
  if (only) return [only]
  const wrong = findings.filter(({ severity }) => severity === 'wrong')
  // Advice about a text is reported only when nothing is wrong with it.
  const kept = wrong.length > 0 && findings[0]?.key !== '' ? wrong : findings
  return kept.filter((found) => !families.some((family) => isOutranked(found, kept, family)))
}

function isOutranked({ code }: Finding, all: readonly Finding[], family: readonly FindingCode[]) {
  const stronger = family.slice(0, Math.max(0, family.indexOf(code)))
  return all.some((other) => stronger.includes(other.code))
}

function hasCause({ code, severity }: Finding) {
  return code !== 'fact-missing' && (severity === 'wrong' || code === 'same-as-source')
}

function isWrongEnglish({ severity, fixable, file }: Finding) {
  return (severity === 'wrong' || fixable) && file.startsWith(`locales/${defaultLanguage}/`)
}

/** The text that a finding is about, in whichever language. */
function textOf(found: Finding) {
  return `${namespaceOf(found)} ${found.key}`
}

/** The language does not matter: English and its translation state the same facts. */
function namespaceOf({ file }: Finding) {
  return file.split('/').slice(2).join('/')
}
