// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoAdvance } from './useAutoAdvance.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function carousel(running: boolean) {
  const advance = vi.fn<() => void>()
  const hook = renderHook(
    (props: { running: boolean; index: number }) => useAutoAdvance(props.running, props.index, advance),
    {
      initialProps: { running, index: 0 },
    },
  )
  return { advance, ...hook }
}

test('advances after 5000 ms, not before', () => {
  const { advance } = carousel(true)
  vi.advanceTimersByTime(4999)
  expect(advance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('a change of the banner starts the 5000 ms again', () => {
  const { advance, rerender } = carousel(true)
  vi.advanceTimersByTime(4000)
  rerender({ running: true, index: 2 })
  vi.advanceTimersByTime(4999)
  expect(advance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('does nothing while it is paused, and waits the full time after', () => {
  const { advance, rerender } = carousel(true)
  vi.advanceTimersByTime(3000)
  rerender({ running: false, index: 0 })
  vi.advanceTimersByTime(20_000)
  expect(advance).not.toHaveBeenCalled()
  rerender({ running: true, index: 0 })
  vi.advanceTimersByTime(5000)
  expect(advance).toHaveBeenCalledTimes(1)
})
