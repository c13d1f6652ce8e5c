import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { CaptchaProvider } from './CaptchaProvider.ts'

/** Gives jsdom what it lacks of a browser, and a captcha provider, anew for each test of the file that calls this. */
export function withFormBrowser() {
  const sights: (() => void)[] = []
  beforeEach(() => {
    sights.length = 0
    CaptchaProvider.current = new CaptchaProvider()
    addToJsdom(sights)
  })
  afterEach(() => {
    cleanup()
    CaptchaProvider.current.stop()
    sessionStorage.clear()
    localStorage.clear()
    // The next test file has the same document.
    for (const name of ['script', 'scheme']) delete document.documentElement.dataset[name]
    vi.unstubAllGlobals()
  })
  return { scrollNear: () => act(() => sights.forEach((report) => report())) }
}

function addToJsdom(sights: (() => void)[]) {
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
