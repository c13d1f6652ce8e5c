// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { enquiryFields, fieldsOfAll } from '#enquiry/enquiryFields.ts'
import { texts as localeTexts } from '../../../support/texts.ts'
import { formIn, openForm } from '../../enquiry/enquiryForm.tsx'
import { startServer, withFormBrowser } from '../../enquiry/formBrowser.ts'

function refuse() {
  throw new DOMException('blocked', 'SecurityError')
}

const typed = { name: 'Layla', mobile: '050', email: 'a@b.ae', subject: 'Cloud', message: 'Two\nlines' }

withFormBrowser()

test('typed words are there again after leaving the page, also in the other language', async () => {
  const { enter, unmount } = openForm()
  await enter(typed)
  unmount()
  const { field } = openForm('ar')
  await waitFor(() => expect(field('name').value).toBe('Layla'))
  expect(Object.fromEntries(fieldsOfAll.map((name) => [name, field(name).value]))).toMatchObject(typed)
})

test('a text that is too long is kept whole', async () => {
  const message = 'x'.repeat(enquiryFields.message.maxLength + 1)
  const { enter, unmount } = openForm()
  await enter({ message })
  unmount()
  const { field } = openForm('ar')
  await waitFor(() => expect(field('message').value).toBe(message))
})

test('a text that was emptied stays so', async () => {
  const { user, enter, field } = openForm()
  await enter({ name: 'Layla', message: 'Hello' })
  await user.clear(field('message'))
  cleanup()
  const again = openForm()
  await waitFor(() => expect(again.field('name').value).toBe('Layla'))
  expect(again.field('message').value).toBe('')
})

test('a sent enquiry leaves nothing behind, even if the page was left meanwhile', async () => {
  const { answer } = startServer()
  const { user, enter, solve, button, unmount } = openForm()
  await enter(typed)
  expect(sessionStorage).toHaveLength(1)
  await solve()
  expect(sessionStorage.getItem('enquiry')).not.toContain('solved')
  await user.click(button())
  unmount()
  await answer(true)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('a failed enquiry leaves nothing behind once all its fields are emptied', async () => {
  const { answer } = startServer()
  const { user, enter, solve, button, field } = openForm()
  await enter(typed)
  await solve()
  await user.click(button())
  await answer(false)
  await screen.findByRole('alert')
  expect(sessionStorage).toHaveLength(2)
  for (const name of fieldsOfAll) await user.clear(field(name))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test.each(['{', 'null', '"text"', '{"name":7,"other":"x"}'])('a draft of %s is no draft', async (draft) => {
  sessionStorage.setItem('enquiry', draft)
  const { enter, field } = openForm()
  await enter({ subject: 'Cloud' })
  expect(field('name').value).toBe('')
  expect(field('subject').value).toBe('Cloud')
})

test('what an earlier form kept of a field that is gone goes with the next text', async () => {
  sessionStorage.setItem('enquiry', JSON.stringify({ goneField: 'gone', name: 'Layla', email: null }))
  const { user, enter, field } = openForm()
  await waitFor(() => expect(field('name').value).toBe('Layla'))
  await enter({ subject: 'Cloud' })
  expect(JSON.parse(sessionStorage.getItem('enquiry') ?? '')).toEqual({ name: 'Layla', subject: 'Cloud' })
  for (const name of ['name', 'subject'] as const) await user.clear(field(name))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('without storage the form works as ever', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear() {} })
  const { answer } = startServer()
  const { user, texts, enter, solve, button } = openForm()
  await enter(typed)
  await solve()
  await user.click(button())
  await answer(true)
  expect(await screen.findByText(texts.alert.success)).toBeDefined()
})

test.each(languageCodes)(
  'the prerendered page of %s hydrates, and keeps what was typed before',
  async (code) => {
    sessionStorage.setItem('enquiry', JSON.stringify({ name: 'Draft', subject: 'Kept' }))
    const page = document.body.appendChild(document.createElement('div'))
    const site = <StrictMode>{formIn(code)}</StrictMode>
    page.innerHTML = renderToString(site)
    const [name, subject] = ['[name=name]', '[name=subject]'].map((selector) =>
      page.querySelector<HTMLInputElement>(selector),
    )
    expect(page.querySelector('[type=submit]')).toBeNull()
    if (name) name.value = 'Typed'

    const root = await act(async () => hydrateRoot(page, site))
    expect(page.querySelector('[name=name]')).toBe(name)
    expect(name?.value).toBe('Typed')
    expect(subject?.value).toBe('Kept')
    expect(page.querySelector('[type=submit]')?.textContent).toBe(localeTexts(code, 'enquiry').submit)
    expect(page.querySelector('[aria-invalid=true]')).toBeNull()
    act(() => root.unmount())
    page.remove()
  },
)
