// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textFields } from '#shared/enquiryFields.ts'
import { openForm } from './enquiryForm.tsx'
import { startBrowser } from './formBrowser.ts'

let browser: ReturnType<typeof startBrowser>

beforeEach(() => {
  browser = startBrowser()
})

afterEach(() => browser.stop())

test('numbers and addresses are left-to-right; a text has its own direction as soon as there is one', async () => {
  const { enter, field } = openForm('ar', browser.captcha)
  for (const name of ['name', 'subject', 'message'] as const) {
    expect(field(name).getAttribute('dir')).toBeNull()
    await enter({ [name]: 'Layla' })
    expect(field(name).dir).toBe('auto')
  }
  for (const name of ['mobile', 'email'] as const) {
    expect(field(name).dir).toBe('ltr')
    await enter({ [name]: '050' })
    expect(field(name).dir).toBe('ltr')
  }
})

test.each([
  ['name', { type: 'text', autocomplete: 'name', inputmode: null }],
  ['mobile', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text', autocomplete: null, inputmode: null }],
  ['message', { type: null, autocomplete: null, inputmode: null }],
] as const)('%s helps keyboards and autofill', (name, attributes) => {
  const { field } = openForm('en', browser.captcha)
  for (const [attribute, value] of Object.entries(attributes)) {
    expect([attribute, field(name).getAttribute(attribute)]).toEqual([attribute, value])
  }
})

test('required fields say so to everyone, without the browser’s own messages', () => {
  const { texts, field, container } = openForm('en', browser.captcha)
  expect(container.querySelector('form')?.noValidate).toBe(true)
  expect(container.textContent).toContain(texts.required)
  const required = textFields.filter((name) => field(name).required)
  expect(required).toEqual(['name', 'mobile', 'email'])
  for (const name of required) expect(field(name).labels?.[0]?.textContent).toContain('*')
})
