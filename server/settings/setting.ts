import { mixed, type MixedSchema } from 'yup'

interface Setting<Value> {
  /** The value that a text stands for; null where it stands for none. */
  read: (text: string) => Value | null
  /** What is allowed, as the end of the sentence "… but only … is allowed". */
  allowed: string
  /** A secret is never repeated: whoever starts the server may share their screen, or keep a log. */
  secret?: boolean
  /**
   * A value that only stands in for the owner's, given or by default, stops the start where NODE_ENV is
   * production: a site that seems to work, but whose enquiries reach nobody, is worse than none. So does
   * its absence, unless the variable is optional.
   */
  inProduction?: { isSample: (value: Value) => boolean; allowed: string; optional?: boolean }
}

/** One variable of the environment. */
export function setting<Value extends object | string | number>({
  read,
  allowed,
  secret = false,
  inProduction,
}: Setting<Value>): MixedSchema<Value | undefined> {
  return mixed<Value>()
    .transform((_value, text: string) => read(text))
    .nonNullable(({ path, originalValue }) => refusal(path, originalValue, secret, `only ${allowed}`))
    .test('own', (value, { path, options: { context: environment = {} }, createError }) => {
      if (!inProduction || environment['NODE_ENV'] !== 'production') return true
      if (value === undefined ? inProduction.optional : !inProduction.isSample(value)) return true
      const wanted = `with NODE_ENV=production only ${inProduction.allowed}`
      return createError({ message: refusal(path, environment[path], secret, wanted) })
    })
}

function refusal(name: string, given: unknown, secret: boolean, wanted: string) {
  return `${name} is ${describe(given, secret)}, but ${wanted} is allowed`
}

function describe(given: unknown, secret: boolean) {
  if (typeof given !== 'string') return 'not set'
  return secret && given !== '' ? `a text of ${given.length} characters that is not shown here` : `"${given}"`
}
