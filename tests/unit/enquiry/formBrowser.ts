import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { CaptchaProvider } from './CaptchaProvider.ts'

/** Gives jsdom what it lacks of a browser, and a captcha provider. Answers with the end of all that. */
export function startBrowser() {
  const captcha = new CaptchaProvider()
  const sights: (() => void)[] = []
  const stay = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {}, ...stay }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        sights.push(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  document.documentElement.dataset['script'] = ''
  const stop = () => {
    cleanup()
    captcha.stop()
    sessionStorage.clear()
    localStorage.clear()
    // The next test file has the same document.
    for (const name of ['script', 'scheme']) delete document.documentElement.dataset[name]
    vi.unstubAllGlobals()
  }
  return { captcha, scrollNear: () => act(() => sights.forEach((report) => report())), stop }
}

export function startServer() {
  const answers: ((success: boolean, id?: string) => void)[] = []
  const fetch = vi.fn<(url: string, request: { body: string }) => Promise<Response>>(
    () =>
      new Promise((resolve) => {
        answers.push((success, id) => resolve(Response.json({ success, id })))
      }),
  )
  vi.stubGlobal('fetch', fetch)
  const answer = async (success: boolean, id?: string) => {
    await waitFor(() => expect(answers).not.toEqual([]))
    await act(async () => answers.shift()?.(success, id))
  }
  return { fetch, answer }
}
