// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LanguageCode } from '#i18n/languages.ts'
import type * as LoadModule from './loadCaptcha.ts'

let loadCaptcha: typeof LoadModule.loadCaptcha

beforeEach(async () => {
  vi.resetModules()
  ;({ loadCaptcha } = await import('./loadCaptcha.ts'))
})

afterEach(() => {
  document.head.replaceChildren()
  delete window.grecaptcha
})

const languagesAsked = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).searchParams.get('hl'))

function ask(language: LanguageCode) {
  const request: { settled?: unknown } = {}
  loadCaptcha(language).then(
    (grecaptcha) => (request.settled = grecaptcha),
    (error: unknown) => (request.settled = error),
  )
  return request
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Does what the provider's script does when it runs. */
async function answer(): Promise<object> {
  const grecaptcha = {}
  window.grecaptcha = grecaptcha
  window.onCaptchaLoad?.()
  await settle()
  return grecaptcha
}

async function fail() {
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  await settle()
}

test('the script is requested once, in the language, and gives its object', async () => {
  const first = ask('ar')
  const second = ask('ar')
  await settle()
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=onCaptchaLoad&render=explicit&hl=ar',
  ])
  const grecaptcha = await answer()
  expect(first.settled).toBe(grecaptcha)
  expect(second.settled).toBe(grecaptcha)
})

test('another language replaces all that the first one’s script left', async () => {
  ask('en')
  await settle()
  const english = await answer()
  const inner = document.createElement('script')
  inner.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js'
  document.head.append(inner)
  Reflect.set(window, '___grecaptcha_cfg', { onload: [] })

  const arabic = ask('ar')
  await settle()
  expect(languagesAsked()).toEqual(['ar'])
  expect(window.grecaptcha).toBeUndefined()
  expect(window).not.toHaveProperty('___grecaptcha_cfg')
  expect(await answer()).not.toBe(english)
  expect(arabic.settled).toBe(window.grecaptcha)
})

test('a script in another language is loaded only after the first one', async () => {
  const english = ask('en')
  const arabic = ask('ar')
  await settle()
  expect(languagesAsked()).toEqual(['en'])
  expect(await answer()).toBe(english.settled)
  expect(arabic.settled).toBeUndefined()
  expect(languagesAsked()).toEqual(['ar'])
  expect(await answer()).toBe(arabic.settled)
})

test('a script that cannot be loaded is an error, and the next call tries again', async () => {
  const first = ask('en')
  await settle()
  await fail()
  expect(first.settled).toBeInstanceOf(Error)

  const second = ask('en')
  await settle()
  expect(languagesAsked()).toEqual(['en'])
  expect(await answer()).toBe(second.settled)
})

test('a failed language does not stop the other one', async () => {
  ask('en')
  const arabic = ask('ar')
  await settle()
  await fail()
  expect(languagesAsked()).toEqual(['ar'])
  expect(await answer()).toBe(arabic.settled)
})
