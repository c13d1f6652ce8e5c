import { afterEach, beforeEach } from 'vitest'

const methods = ['error', 'warn'] as const
const complaints: string[] = []
const original = { error: console.error, warn: console.warn }

/** Anything a test makes the console complain of fails it. */
beforeEach(() => {
  complaints.length = 0
  for (const method of methods) {
    console[method] = (...values: unknown[]) =>
      complaints.push(`console.${method}: ${values.map(String).join(' ')}`)
  }
})

afterEach(() => {
  Object.assign(console, original)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
