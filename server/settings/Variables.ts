import { StartError } from '#server/StartError.ts'
import type { Rule } from './rules.ts'

/** What production refuses, as a sample must not reach it. */
interface Sample<Value> {
  isSample: (value: Value) => boolean
  /** What production allows, for the sentence "… but only … is allowed". */
  allowed: string
}

/** Reads variables of the environment, and collects a sentence for each wrong one. */
export class Variables {
  readonly #environment: NodeJS.ProcessEnv
  readonly #refusals: string[] = []

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  /** The variable's value, or undefined if it is not set or refused. With `sample`, production refuses samples. */
  read<Value>(name: string, rule: Rule<Value>, sample?: Sample<Value>): Value | undefined {
    const text = this.#environment[name]
    if (text === undefined) return undefined
    const value = this.#parse(name, text, rule)
    if (value === undefined || !this.#isProduction || !sample?.isSample(value)) return value
    this.refuse(`${name} is ${shownValue(text, rule)}, but ${inProduction(sample)}`)
    return undefined
  }

  /** The same for a variable that production needs: it has no default there. */
  readOwn<Value>(name: string, rule: Rule<Value>, sample: Sample<Value>): Value | undefined {
    if (this.#isProduction && !this.isSet(name)) {
      this.refuse(`${name} is not set, but ${inProduction(sample)}`)
    }
    return this.read(name, rule, sample)
  }

  isSet(name: string) {
    return this.#environment[name] !== undefined
  }

  refuse(sentence: string) {
    this.#refusals.push(sentence)
  }

  /** @throws StartError with all sentences, if there are any */
  throwRefusals() {
    if (this.#refusals.length > 0) throw new StartError(this.#refusals.join('\n'))
  }

  get #isProduction() {
    return this.#environment['NODE_ENV'] === 'production'
  }

  #parse<Value>(name: string, text: string, rule: Rule<Value>) {
    try {
      const value = rule.parse(text)
      if (value !== null) return value
      this.refuse(`${name} is ${shownValue(text, rule)}, but only ${rule.allowed} is allowed`)
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      this.refuse(error.message)
    }
    return undefined
  }
}

function inProduction({ allowed }: Sample<never>) {
  return `with NODE_ENV=production only ${allowed} is allowed`
}

function shownValue(text: string, { isSecret = false }: Rule<unknown>) {
  if (isSecret && text !== '') return `a text of ${text.length} characters that is not shown here`
  // A password in an address is a secret, even if the variable allows no password.
  return `"${text.replace(/(?<=:\/\/).*(?=@)/, '…')}"`
}
