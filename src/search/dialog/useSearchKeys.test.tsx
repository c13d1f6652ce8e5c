// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchKeys } from './useSearchKeys.ts'

let hook: { unmount: () => void }
const open = vi.fn<() => void>()
const field = document.createElement('textarea')

beforeEach(() => {
  document.body.append(field)
  hook = renderHook(() => useSearchKeys(open))
})
afterEach(() => {
  hook.unmount()
  field.remove()
  open.mockClear()
  vi.restoreAllMocks()
})

/** Presses a key in the field or beside it, and returns whether that has opened the search. */
function opens(key: KeyboardEventInit, target: EventTarget = document.body) {
  open.mockClear()
  target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
  return open.mock.calls.length === 1
}

const ctrlK = { key: 'k', code: 'KeyK', ctrlKey: true }
const commandK = { key: 'k', code: 'KeyK', metaKey: true }

test('Ctrl+K and ⌘K open the search, also from a field and on an Arabic keyboard', () => {
  for (const key of [ctrlK, commandK, { ...ctrlK, key: 'ن' }]) {
    expect(opens(key)).toBe(true)
    expect(opens(key, field)).toBe(true)
  }
})

// Who dictates text would open it in the middle of a word: WCAG 2.1.4.
test('no single character opens it', () => {
  for (const key of [
    { key: '/', code: 'Slash' },
    { key: 'ظ', code: 'Slash' },
    { key: 'k', code: 'KeyK' },
  ]) {
    expect(opens(key)).toBe(false)
  }
})

test('on Apple’s systems, Ctrl+K in a field is left to the field', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  expect(opens(ctrlK, field)).toBe(false)
  expect(opens(ctrlK)).toBe(true)
  expect(opens(commandK, field)).toBe(true)
})

test('a key of an input method is left to it', () => {
  expect(opens({ ...ctrlK, isComposing: true }, field)).toBe(false)
})
