import { defaultLanguage } from '#i18n/languages.ts'
import families from './families.json' with { type: 'json' }
import { textsFolder } from '../../files/project.ts'
import type { Finding } from './Finding.ts'

/** Keeps the most specific finding of each cause (`families.json`). A finding under `alone` hides a text's others. */
export function dedupeFindings(findings: readonly Finding[]): Finding[] {
  const texts = Map.groupBy(findings, ({ file, key }) => JSON.stringify([file, key]))
  const kept = [...texts.values()].flatMap(ofOneText)
  // A missing fact often follows from another mistake, so it is reported only if nothing else on the page is wrong.
  const withCause = new Set(kept.filter(isWrong).map(namespaceOf))
  // Wrong or missing English will change. Until then, its translations are not called stale or extra.
  const textOf = (found: Finding) => `${namespaceOf(found)} ${found.key}`
  const english = kept.filter(({ file }) => file.startsWith(`${textsFolder}/${defaultLanguage}/`))
  const changing = new Set(english.filter((one) => isWrong(one) || one.fixable).map(textOf))
  return kept.filter((found) => {
    if (found.code === 'fact-missing') return !withCause.has(namespaceOf(found))
    return !['stale', 'key-extra'].includes(found.code) || !changing.has(textOf(found))
  })
}

function ofOneText(findings: readonly Finding[]): Finding[] {
  const only = findings.find(({ code, key }) => key !== '' && families.alone.includes(code))
  if (only) return [only]
  const wrong = findings.filter(isWrong)
  // Advice about a text is reported only if nothing is wrong with the text.
  const kept = wrong.length > 0 && findings[0]?.key !== '' ? wrong : findings
  const codes = new Set<string>(kept.map(({ code }) => code))
  const outranked = families.strongestFirst.flatMap((family) =>
    family.filter((code) => codes.has(code)).slice(1),
  )
  return kept.filter(({ code }) => !outranked.includes(code))
}

function isWrong({ severity }: Finding) {
  return severity === 'wrong'
}

/** Returns a finding's namespace, without the language: English and its translation state the same facts. */
function namespaceOf({ file }: Finding) {
  return file.split('/').slice(2).join('/')
}
