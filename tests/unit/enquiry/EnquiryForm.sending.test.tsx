// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { fieldsOfAll } from '#enquiry/enquiryFields.ts'
import { languageCodes } from '#i18n/languages.ts'
import { exchangeTexts } from '../../support/pageTranslators.ts'
import { openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

const typed = { name: 'Layla', mobile: '050', email: 'a@b.ae' }

withFormBrowser()

const referenceLine = (sentence: string) =>
  screen.queryByText(sentence.split('<value>')[0]?.trim() ?? '', { exact: false })

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

describe.each(languageCodes)('%s: after sending', (code) => {
  async function send(id?: string) {
    const { answer } = startServer()
    const form = openForm(code)
    await form.enter({ ...typed, message: 'Hello' })
    await form.solve()
    await form.user.click(form.button())
    await answer(true, id)
    await screen.findByRole('heading', { name: form.texts.alert.success })
    return form
  }

  test('a panel stands in the form’s place: thanks, reference, what happens next, support line', async () => {
    const { texts, container } = await send('QT-7K3M01')
    const { alert, sent, steps } = texts
    expect(container.querySelector('form')).toBeNull()
    const panel = screen.getByRole('region', { name: alert.success })
    expect(within(panel).getByRole('alert').textContent).toBe(alert.success)
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { name: alert.success }))
    expect(within(panel).getByRole('heading', { name: sent.heading })).toBeDefined()
    expect(referenceLine(sent.reference)?.textContent).toContain('QT-7K3M01')
    expect(within(panel).getByText('QT-7K3M01').dir).toBe('ltr')
    const shown = within(panel).getAllByRole('listitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      steps.items.map(({ title, text }) => `${title}: ${text}`),
    )
    const links = within(panel).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      mailHref(company.salesEmail),
      phoneHref(company.phones.support),
    ])
  })

  test('what was sent can be read again, and printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user, texts } = await send('QT-7K3M01')
    const { fields, sent } = texts
    const fold = screen.getByText(sent.texts).closest('details')
    expect(fold?.open).toBe(false)
    const rows = [...(fold?.querySelectorAll('dl > div') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    // Fields that are empty are left out.
    expect(rows).toEqual([
      [fields.name, typed.name],
      [fields.mobile, typed.mobile],
      [fields.email, typed.email],
      [fields.message, 'Hello'],
    ])
    await user.click(screen.getByRole('button', { name: sent.print }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('without a reference there is nothing to copy', async () => {
    const { texts } = await send()
    expect(screen.queryByRole('button', { name: texts.sent.copy })).toBeNull()
    expect(referenceLine(texts.sent.reference)).toBeNull()
  })

  test('the reference is copied, or the visitor hears that it was not', async () => {
    const { user, texts } = await send('QT-7K3M01')
    const { copy, copied, notCopied } = texts.sent
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    // Only a live region that stands is announced.
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await user.click(screen.getByRole('button', { name: copy }))
    await waitFor(() => expect(status.textContent).toBe(notCopied))
    await user.click(screen.getByRole('button', { name: copy }))
    await waitFor(() => expect(status.textContent).toBe(copied))
    const first = status.firstChild
    await user.click(screen.getByRole('button', { name: copy }))
    await waitFor(() => expect(status.firstChild).not.toBe(first))
    expect(status.textContent).toBe(copied)
    expect(clipboard).toHaveBeenLastCalledWith('QT-7K3M01')
  })

  test('another enquiry begins with empty fields, no draft, and the focus at the first', async () => {
    const { user, texts, field } = await send()
    expect(sessionStorage).toHaveLength(0)
    const another = screen.getByRole('button', { name: texts.sent.another })
    fireEvent.click(another, { detail: 2 })
    expect(screen.getByRole('alert')).toBeDefined()
    await user.click(another)
    expect(screen.queryByRole('alert')).toBeNull()
    for (const name of fieldsOfAll) expect(field(name).value).toBe('')
    expect(document.activeElement).toBe(field('name'))
    expect(screen.queryByText(texts.validation.nameRequired)).toBeNull()
  })
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

test.each([
  ['Google’s translator', () => exchangeTexts('font')],
  ['Safari’s translator', () => exchangeTexts(null)],
])('%s does not keep the button from saying what it does', async (_who, change) => {
  const { answer } = startServer()
  const { user, texts, button } = await openReadyForm()
  const pressed = button()
  change()
  await user.click(pressed)
  await waitFor(() => expect(pressed.textContent).toBe(texts.submitting))
  change()
  await answer(false)
  await waitFor(() => expect(pressed.textContent).toBe(texts.submit))
  expect(screen.getByRole('alert').textContent).toContain(texts.alert.failure)
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
