import { evaluate } from '@humanwhocodes/momoa'
import { array, object, string, type InferType, type Schema } from 'yup'
import { finding, startOf, type Finding, type FindingCode, type Place } from '../report/Finding.ts'
import { childrenOf, parseJson } from './json.ts'

/** What a file that all languages share says, and the findings about its form. */
export interface SharedFile<Content> {
  content: Content
  /** Whether the file as a whole has its form, or need not be there. Otherwise its content is empty. */
  readable: boolean
  findings: Finding[]
}

/** One row of a file that is a list, or one member of a file that is a group. */
export interface Row extends Place {
  value: unknown
}

/** A file that is missing has no rows; that it is missing is a finding of its own. */
export type Source = Uint8Array | string | undefined

/** The form of a list of texts. */
export const textList = array(string().required())

/** The form of a group whose keys are free. */
export function groupOf(member: Schema) {
  return object()
    .default(undefined)
    .test((group) => Object.values(group ?? {}).every((value) => member.isValidSync(value, { strict: true })))
}

/**
 * Reads a file that all languages share.
 * @param code the finding if the file as a whole has another form
 * @returns its value, undefined if the file is missing or not readable, and where its rows are
 */
export function readShared<Form extends Schema>(file: string, source: Source, form: Form, code: FindingCode) {
  const parsed = source === undefined ? undefined : parseJson(file, source)
  const body = parsed && 'body' in parsed ? parsed.body : undefined
  const value: unknown = body && evaluate(body)
  const isRight = body !== undefined && form.isValidSync(value, { strict: true })
  const rows = isRight ? childrenOf(body) : []
  return {
    value: isRight ? (value as InferType<Form>) : undefined,
    readable: isRight,
    rows: rows.map(({ name, value: node, start }): Row => {
      return { file, key: name, ...start, value: evaluate(node) }
    }),
    findings:
      parsed && 'finding' in parsed
        ? [parsed.finding]
        : body && !isRight
          ? [finding(startOf(file), { code })]
          : [],
  }
}
