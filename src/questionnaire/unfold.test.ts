// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unfold } from './unfold.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fold() {
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  details.append(summary)
  /** Whether the press would turn the fold over. */
  const press = () => summary.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  return { details, press }
}

test('a press that comes just after a fold has opened by itself does not close it; a later one does', () => {
  const { details, press } = fold()
  unfold(details)
  expect(details.open).toBe(true)
  expect(press()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(press()).toBe(true)
})

test('a fold that the visitor has opened closes at once', () => {
  const { details, press } = fold()
  details.open = true
  unfold(details)
  expect(press()).toBe(true)
})
