import { array, object, string } from 'yup'
import { finding, type Finding, type Place } from '../report/Finding.ts'
import { readShared, type SharedFile, type Source } from './sharedFile.ts'

/** One text that may break one rule. */
interface Exception extends Place {
  /** The language, namespace and key of the text. */
  text: { language: string; file: string; key: string }
  /** The code of the finding that is not reported. */
  finding: string
}

const filled = string().required().matches(/\S/)
const exception = object({ language: filled, file: filled, key: filled, finding: filled, reason: filled })

/** Reads `locales/exceptions.json`: a list of `{ language, file, key, finding, reason }`. */
export function parseExceptions(file: string, source: Source): SharedFile<Exception[]> {
  const { rows, readable, findings } = readShared(file, source, array().required(), 'exceptions-form')
  const content = rows.flatMap(({ value, ...place }): Exception[] => {
    if (exception.isValidSync(value, { strict: true }))
      return [{ ...place, text: value, finding: value.finding }]
    findings.push(finding(place, { code: 'exceptions-form' }))
    return []
  })
  return { content, readable, findings }
}

/** Removes findings that an exception allows, and adds a finding for each exception that is no longer needed. */
export function applyExceptions(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  const unneeded = exceptions.filter((one) => !findings.some((found) => allows(one, found)))
  return [
    ...findings.filter((found) => !exceptions.some((one) => allows(one, found))),
    ...unneeded.map((one) => {
      const { language, file, key } = one.text
      const values = { text: `${language}/${file} ${key}`, code: one.finding }
      return finding(one, { code: 'exception-unneeded', values })
    }),
  ]
}

function allows({ text, finding: allowed }: Exception, { file, key, code }: Finding) {
  return code === allowed && key === text.key && file === `locales/${text.language}/${text.file}.json`
}
