import { mixed, type AnySchema } from 'yup'
import { StartError } from '#server/StartError.ts'
import type { Rule } from './rules.ts'

/** Marks a variable whose value no message may print: the operator may share the screen, or keep a log. */
export const secret = { secret: true }

/** A variable of the environment, or undefined if it is not set. Its name is its key in the schema. */
export function variable<Value extends object | string | number>({ parse, allowed }: Rule<Value>) {
  return mixed<Value>()
    .transform((_value, text: string) => parse(text))
    .nonNullable(refusal(`only ${allowed}`))
}

/** An address that `read` accepts. If `read` throws a StartError, its message is the sentence for the operator. */
export function addressVariable(read: (address: string) => unknown) {
  return mixed<string>()
    .transform((_value, text: string) => (mistakeIn(text, read) === null ? text : null))
    .nonNullable(({ originalValue = '' }: Given) => mistakeIn(originalValue, read))
    .meta(secret)
}

/** For `.when('NODE_ENV', …)`: production refuses a sample. @param allowed ends the sentence: "only … is allowed" */
export function ownIfSet<Value>(isSample: (value: Value) => boolean, allowed: string) {
  const message = refusal(`with NODE_ENV=production only ${allowed}`)
  const test = (value: Value | undefined) => value === undefined || !isSample(value)
  return ([mode]: string[], schema: AnySchema<Value | undefined>) =>
    mode === 'production' ? schema.test({ name: 'own', message, test }) : schema
}

/** For `.when('NODE_ENV', …)`: production refuses a sample, and has no default. @param allowed as with `ownIfSet` */
export function own<Value>(isSample: (value: Value) => boolean, allowed: string) {
  const message = refusal(`with NODE_ENV=production only ${allowed}`)
  const withoutSample = ownIfSet(isSample, allowed)
  return (modes: string[], schema: AnySchema<Value | undefined>) =>
    modes[0] === 'production' ? withoutSample(modes, schema.default(undefined).defined(message)) : schema
}

/** What Yup tells the message of a rule. */
interface Given {
  path: string
  /** The variable's text, or undefined if it is not set. */
  originalValue?: string
  spec: { meta?: { secret?: boolean } }
}

/** The sentence for the operator: `PORT is "x", but only a whole number is allowed`. */
export function refusal(allowed: string) {
  return ({ path, originalValue, spec }: Given): string =>
    `${path} is ${shownValue(originalValue, spec.meta?.secret)}, but ${allowed} is allowed`
}

function shownValue(text: string | undefined, isSecret = false) {
  if (text === undefined) return 'not set'
  if (isSecret && text !== '') return `a text of ${text.length} characters that is not shown here`
  // A password in an address is a secret, even if the variable allows no password.
  return `"${text.replace(/(?<=:\/\/).*(?=@)/, '…')}"`
}

function mistakeIn(address: string, read: (address: string) => unknown) {
  try {
    read(address)
    return null
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
  }
}
