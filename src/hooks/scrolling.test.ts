// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { fragmentTarget } from './scrolling.ts'

afterEach(() => document.body.replaceChildren())

test.each(['#sheet', '#sheet?utm_source=newsletter', '#sheet&gclid=x', '#she%65t', '#she%65t?x=1'])(
  '%s leads to the questionnaire',
  (hash) => {
    document.body.innerHTML = '<div id="sheet"></div>'
    expect(fragmentTarget(hash)?.id).toBe('sheet')
  },
)

test.each(['', '#', '#?utm_source=x', '#elsewhere', '#%'])('“%s” leads nowhere', (hash) => {
  document.body.innerHTML = '<div id="sheet"></div>'
  expect(fragmentTarget(hash)).toBeNull()
})
