import { expect, onTestFinished, test, vi } from 'vitest'
import { loadFonts } from './fonts.ts'

test('a font file that hangs does not hold the switch of the language', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
    },
  )
  vi.stubGlobal('document', { documentElement: { dataset: {} }, fonts: { add() {} } })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const switched = vi.fn<() => void>()
  void loadFonts('ar', 'en').then(switched)
  expect(load).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(switched).toHaveBeenCalled()
})
