import { finding, type Finding } from './Finding.ts'
import type { Exception } from '../files/exceptionsFile.ts'

/** Removes findings that an exception allows, and adds a finding for each exception that is no longer needed. */
export function applyExceptions(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  const unneeded = exceptions.filter((exception) => !findings.some((found) => allows(exception, found)))
  return [
    ...findings.filter((found) => !exceptions.some((exception) => allows(exception, found))),
    ...unneeded.map((exception) => {
      const { language, file, key } = exception.text
      const values = { text: `${language}/${file} ${key}`, code: exception.finding }
      return finding(exception, { code: 'exception-unneeded', values })
    }),
  ]
}

function allows({ text, finding: allowed }: Exception, { file, key, code }: Finding) {
  return code === allowed && key === text.key && file === `locales/${text.language}/${text.file}.json`
}
