import { expect, test, vi } from 'vitest'
import { importAgain } from './importAgain.ts'

test('what has not failed is imported by its own function', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'text')
  expect(await importAgain(load)).toBe('text')
  expect(await importAgain(load)).toBe('text')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failure that names no address is asked for in the same way', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'text')
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  await expect(importAgain(load)).rejects.toThrow('Importing')
  expect(await importAgain(load)).toBe('text')
})

test('a failure that names its address is asked for under another one', async () => {
  const failed = 'Failed to fetch dynamically imported module: https://site.test/assets/sap-1.js'
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError(failed))
  await expect(importAgain(load)).rejects.toThrow('sap-1.js')
  // No script is there. The site's test of questionnaires sees what a browser does.
  await expect(importAgain(load)).rejects.toThrow(/https|sap-1/)
  expect(load).toHaveBeenCalledOnce()
})
