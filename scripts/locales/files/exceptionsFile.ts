import { array, object, string } from 'yup'
import { finding, type Place } from '../report/Finding.ts'
import { readShared, type SharedFile, type Source } from './sharedFile.ts'

/** One text that may break one rule. */
export interface Exception extends Place {
  /** The language, namespace and key of the text. */
  text: { language: string; file: string; key: string }
  /** The code of the finding that is not reported. */
  finding: string
}

const filled = string().required().matches(/\S/)
const exception = object({ language: filled, file: filled, key: filled, finding: filled, reason: filled })

/** Reads `locales/exceptions.json`: a list of `{ language, file, key, finding, reason }`. */
export function parseExceptions(file: string, source: Source): SharedFile<Exception[]> {
  const { rows, findings } = readShared(file, source, array().required(), 'exceptions-form')
  const content = rows.flatMap(({ value, ...place }): Exception[] => {
    if (exception.isValidSync(value, { strict: true }))
      return [{ ...place, text: value, finding: value.finding }]
    findings.push(finding(place, { code: 'exceptions-form' }))
    return []
  })
  return { content, findings }
}
