import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'
import type { Report } from '../../check/checkLocales.ts'
import type { Finding } from '../../check/report/Finding.ts'
import { neededKeys } from '../../check/plurals.ts'
import { fileOf } from '../../files/localeFile.ts'
import type { OpenKind } from '../page/shared/answers.ts'
import { writtenLanguages } from './writtenLanguages.ts'

/** A text that needs work. The findings of a stale or missing text are left out. */
interface OpenText {
  language: LanguageCode
  namespace: string
  key: string
  kind: OpenKind
  findings: Finding[]
}

/** The result of the check of all texts, as `checkWorker.ts` sends it. */
export interface Check {
  findings: Finding[]
  open: OpenText[]
}

/** Returns the texts of each language that need work, in the order of the files. */
export function openTexts({ files, findings }: Report): OpenText[] {
  const byText = Map.groupBy(findings, ({ file, key }) => `${file} ${key}`)
  const english = files.filter(({ language }) => language === defaultLanguage)
  return writtenLanguages.flatMap((language) =>
    english.flatMap((source): OpenText[] => {
      const { namespace } = source
      const { file, texts, pairs } = fileOf(files, language, namespace) ?? {}
      const states = new Map(pairs?.map(({ translation, state }) => [translation.key, state]))
      const keys = new Set([...neededKeys(source, language), ...(texts?.keys() ?? [])])
      return [...keys].flatMap((key): OpenText[] => {
        const isMissing = (texts?.get(key)?.value ?? '').trim() === ''
        const isStale = !['fresh', undefined].includes(states.get(key))
        const own = (byText.get(`${file} ${key}`) ?? []).filter(({ code }) => code !== 'stale')
        const [first] = own.toSorted((one, other) => other.severity.localeCompare(one.severity))
        const kind = isMissing ? 'missing' : isStale ? 'stale' : first?.severity
        if (!kind) return []
        return [{ language, namespace, key, kind, findings: isMissing || isStale ? [] : own }]
      })
    }),
  )
}
