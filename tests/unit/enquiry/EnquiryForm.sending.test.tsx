// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

const typed = { name: 'Layla', mobile: '050', email: 'a@b.ae' }

withFormBrowser()

async function openReadyForm() {
  const form = openForm()
  await form.enter(typed)
  await form.solve()
  return form
}

test('two submits in one moment send once', async () => {
  const { fetch, answer } = startServer()
  const { texts, container } = await openReadyForm()
  const form = container.querySelector('form') ?? container
  fireEvent.submit(form)
  fireEvent.submit(form)
  await answer(false)
  await screen.findByText(texts.alert.failure)
  expect(fetch).toHaveBeenCalledOnce()
})

test.each(languageCodes)('%s: after sending, the form says what happens next', async (code) => {
  const { answer } = startServer()
  const form = openForm(code)
  const { steps } = form.texts
  expect(screen.queryByRole('list')).toBeNull()
  await form.enter(typed)
  await form.solve()
  await form.user.click(form.button())
  await answer(true)
  await screen.findByText(form.texts.alert.success)
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toEqual(steps.items)
})

test('the second click of a double click leaves the emptied form alone', async () => {
  const { answer } = startServer()
  const { user, texts, button } = await openReadyForm()
  await user.click(button())
  await answer(true)
  await screen.findByText(texts.alert.success)
  fireEvent.click(button(), { detail: 2 })
  await waitFor(() => expect(screen.queryByText(texts.submitting)).toBeNull())
  expect(screen.queryByText(texts.validation.nameRequired)).toBeNull()
})

test('while it is sent, the button says so and keeps the focus, and no field can be changed', async () => {
  const { answer } = startServer()
  const { user, texts, button, field } = await openReadyForm()
  await user.click(button())
  const busy = await screen.findByRole('button', { name: texts.submitting })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await user.type(field('message'), 'too late')
  expect(field('message').value).toBe('')
  await user.click(busy)
  await answer(false)
  expect(document.activeElement).toBe(busy)
  expect(busy.getAttribute('aria-disabled')).toBe('false')
  await screen.findByText(texts.alert.failure)
  await user.type(field('message'), 'in time')
  expect(field('message').value).toBe('in time')
})

test('an alert outlives what is done next, and gives way to the next answer', async () => {
  const { answer } = startServer()
  const { user, texts, field, button, solve } = await openReadyForm()
  await user.click(button())
  await answer(false)
  await screen.findByText(texts.alert.failure)
  await user.type(field('subject'), 'Cloud')
  await solve()
  await user.click(button())
  expect(screen.getByRole('alert').textContent).toBe(texts.alert.failure)
  await answer(true)
  await screen.findByText(texts.alert.success)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
