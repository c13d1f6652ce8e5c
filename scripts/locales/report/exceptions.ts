import { finding, type Finding } from './Finding.ts'
import type { Exception } from '../files/exceptionsFile.ts'

/** Removes findings that an exception allows, and adds a finding for each exception that is no longer needed. */
export function applyExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  { folder }: { folder: string },
): Finding[] {
  const id = (language: string, file: string, key: string, code: string) =>
    JSON.stringify([`${folder}/${language}/${file}.json`, key, code])
  const allowed = new Set(
    exceptions.map(({ text, finding: code }) => id(text.language, text.file, text.key, code)),
  )
  const used = new Set<string>()
  const kept = findings.filter(({ file, key, code }) => {
    const own = JSON.stringify([file, key, code])
    if (!allowed.has(own)) return true
    used.add(own)
    return false
  })
  const unneeded = exceptions.filter(
    ({ text, finding: code }) => !used.has(id(text.language, text.file, text.key, code)),
  )
  return [
    ...kept,
    ...unneeded.map((exception) => {
      const { language, file, key } = exception.text
      const values = { text: `${language}/${file} ${key}`, code: exception.finding }
      return finding(exception, { code: 'exception-unneeded', values })
    }),
  ]
}
