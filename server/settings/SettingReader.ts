import { StartError } from '#server/StartError.ts'
import type { Rule } from './parse.ts'

interface Options<Value> {
  default?: string
  /** A secret is never printed: the operator may share the screen, or keep a log. */
  secret?: boolean
  /** In production a sample stops the start: enquiries would reach nobody. So does no value, unless optional. */
  inProduction?: { isSample: (value: Value) => boolean; allowed: string; optional?: boolean }
}

/** Reads variables of the environment, and collects a sentence for each one that is wrong. */
export class SettingReader {
  readonly errors: string[] = []
  readonly #environment: NodeJS.ProcessEnv

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  /** The value has no meaning if the variable is wrong. */
  read<Value>(name: string, rule: Rule<Value>, options: Options<Value> & { default: string }): Value
  read<Value>(name: string, rule: Rule<Value>, options?: Options<Value>): Value | undefined
  read<Value>(name: string, rule: Rule<Value>, options: Options<Value> = {}): Value | undefined {
    const given = this.#environment[name]
    const text = given ?? options.default
    try {
      const value = text === undefined ? undefined : rule.parse(text)
      const wanted = value === null ? `only ${rule.allowed}` : this.#wantedInProduction(value, options)
      if (wanted !== null) {
        this.errors.push(`${name} is ${shownValue(given, options.secret)}, but ${wanted} is allowed`)
      }
      return value ?? undefined
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      this.errors.push(error.message)
    }
  }

  #wantedInProduction<Value>(value: Value | undefined, { inProduction }: Options<Value>) {
    if (!inProduction || this.#environment['NODE_ENV'] !== 'production') return null
    const isRight = value === undefined ? inProduction.optional : !inProduction.isSample(value)
    return isRight ? null : `with NODE_ENV=production only ${inProduction.allowed}`
  }
}

function shownValue(text: string | undefined, secret = false) {
  if (text === undefined) return 'not set'
  if (secret && text !== '') return `a text of ${text.length} characters that is not shown here`
  // The password of an address is a secret, also where none is allowed.
  return `"${text.replace(/(?<=:\/\/).*(?=@)/, '…')}"`
}
