import { expect, test, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('each key is loaded once, also while its load is on its way', async () => {
  const fetchText = vi.fn<(name: string) => Promise<string>>(async (name) => `text of ${name}`)
  const load = loadOnce(fetchText)
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual([
    'text of a',
    'text of a',
    'text of b',
  ])
  expect(await load('a')).toBe('text of a')
  expect(fetchText).toHaveBeenCalledTimes(2)
})

test('a failure is told to all who wait for it, and the next call loads again', async () => {
  const fetchText = vi
    .fn<() => Promise<string>>(async () => 'text')
    .mockRejectedValueOnce(new Error('offline'))
  const load = loadOnce(fetchText)
  const waiting = [load('a'), load('a')]
  for (const each of waiting) await expect(each).rejects.toThrow('offline')
  expect(await load('a')).toBe('text')
  expect(fetchText).toHaveBeenCalledTimes(2)
})
