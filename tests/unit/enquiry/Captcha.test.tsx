// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { languageCodes } from '#i18n/languages.ts'
import { colorScheme } from '#theme/colorScheme.ts'
import { CaptchaProvider } from './CaptchaProvider.ts'
import { openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

// Files of tests share their modules, and a captcha that was loaded once stays loaded: this one starts without.
vi.hoisted(() => vi.resetModules())

const typed = { name: 'Layla', mobile: '050', email: 'a@b.ae' }

const { scrollNear } = withFormBrowser()

// Stands first, for the same reason.
test.each(languageCodes)('where the provider cannot be reached, %s offers mail and phone', async (code) => {
  CaptchaProvider.current.reachable = false
  const { user, texts, enter, button, container } = openForm(code)
  const form = within(button().closest('form') ?? container)
  const offers = () => form.getAllByRole('link', { name: company.salesEmail })
  expect(offers()).toHaveLength(1)
  await enter(typed)
  const group = screen.getByRole('group', { name: texts.captcha.title })
  const mail = await within(group).findByRole('link', { name: company.salesEmail })
  expect(mail.getAttribute('href')).toBe(mailHref(company.salesEmail))
  const phone = within(group).getByRole('link', { name: company.phones.phone })
  expect(phone.getAttribute('href')).toBe(phoneHref(company.phones.phone))
  for (const link of [mail, phone]) expect(link.querySelector('bdi')?.dir).toBe('ltr')
  expect(group.textContent).not.toMatch(/[{<]/)
  // The form's own sentence gives way to the notice.
  expect(offers()).toEqual([mail])

  await user.click(button())
  await waitFor(() => expect(document.activeElement).toBe(group))
  expect(container.querySelector('iframe')).toBeNull()

  // The next attempt to send asks the provider again.
  CaptchaProvider.current.reachable = true
  button().focus()
  await user.click(button())
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
  expect(within(group).queryByRole('link')).toBeNull()
  expect(offers()).toHaveLength(1)
})

test.each(languageCodes)(
  'after 15 s, %s offers mail and phone and still waits for the provider',
  async (code) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    CaptchaProvider.current.slow = true
    // Another language than before: what was loaded once stays loaded.
    const { texts, container } = openForm(code)
    scrollNear()
    const group = screen.getByRole('group', { name: texts.captcha.title })
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(within(group).queryByRole('link')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(within(group).getByRole('link', { name: company.salesEmail })).toBeDefined()
    await act(async () => CaptchaProvider.current.arrive())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(container.querySelector('iframe')).not.toBeNull()
    expect(within(group).queryByRole('link')).toBeNull()
  },
)

test('it is asked for when it is nearly in sight', async () => {
  openForm()
  expect(CaptchaProvider.current.widgets).toEqual([])
  scrollNear()
  await waitFor(() => expect(CaptchaProvider.current.widgets).toHaveLength(1))
})

test('a solution that expired has to be given again', async () => {
  const { fetch } = startServer()
  const { user, enter, solve, button, container } = openForm()
  await enter(typed)
  await solve()
  act(() => CaptchaProvider.current.widget['expired-callback']())
  await user.click(button())
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector('iframe')))
  expect(fetch).not.toHaveBeenCalled()
})

test('an error of the widget offers the other ways until it is solved', async () => {
  const { texts, enter, solve } = openForm()
  const group = within(screen.getByRole('group', { name: texts.captcha.title }))
  await enter({ name: 'Layla' })
  await waitFor(() => CaptchaProvider.current.widget)
  act(() => CaptchaProvider.current.widget['error-callback']())
  expect(group.getByRole('link', { name: company.salesEmail })).toBeDefined()
  await solve()
  expect(group.queryByRole('link', { name: company.salesEmail })).toBeNull()
})

test('provider’s code that throws leaves the form, and offers the other ways', async () => {
  // React reports what the boundary caught.
  console.error = () => undefined
  CaptchaProvider.current.broken = true
  const { texts, enter, field } = openForm()
  await enter(typed)
  const group = screen.getByRole('group', { name: texts.captcha.title })
  expect(await within(group).findByRole('link', { name: company.salesEmail })).toBeDefined()
  expect(field('name').value).toBe(typed.name)
})

test('a solved captcha keeps its solution when the colours change', async () => {
  const { fetch } = startServer()
  const { user, enter, solve, button } = openForm()
  await enter(typed)
  await solve()
  // As another tab of the site does.
  const choice = { key: colorScheme.modeStorageKey, newValue: 'dark' }
  act(() => void window.dispatchEvent(new StorageEvent('storage', choice)))
  await user.click(button())
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(CaptchaProvider.current.widgets).toHaveLength(1)
})

test('it is dark on a dark page', async () => {
  localStorage.setItem(colorScheme.modeStorageKey, 'dark')
  openForm()
  scrollNear()
  await waitFor(() => expect(CaptchaProvider.current.widget.theme).toBe('dark'))
})
