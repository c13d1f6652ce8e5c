import { configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// It only ends what hangs: on a busy machine, code that comes on demand takes more than the usual second.
configure({ asyncUtilTimeout: 30_000 })

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
