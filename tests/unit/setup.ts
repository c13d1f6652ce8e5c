import { afterEach, beforeEach, vi } from 'vitest'

/** Anything a test makes the console complain of fails it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method])
    const calls = spy.mock.calls.map((call) => call.map(String).join(' '))
    spy.mockRestore()
    if (calls.length > 0) throw new Error(`console.${method}: ${calls.join('\n')}`)
  }
})
