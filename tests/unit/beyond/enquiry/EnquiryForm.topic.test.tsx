// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { otherLanguage } from '../../../support/pages.ts'
import { fill, texts, withoutIsolates, withoutTags } from '../../../support/texts.ts'
import { FormInRouter, openForm } from '../../enquiry/enquiryForm.tsx'
import { startServer, withFormBrowser } from '../../enquiry/formBrowser.ts'

withFormBrowser()

const itemsBelow = (words: string) =>
  [...(screen.queryByText(words)?.parentElement?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  )

describe.each(languageCodes)('in %s', (code) => {
  const other = otherLanguage(code)
  const contact = pagePath('contact', code)
  const { fields, topic } = texts(code, 'enquiry')
  const { contact: action, questionnaire } = texts(code, 'pages/sap')
  const { subject } = action

  function Site() {
    return <FormInRouter code={useLocation().pathname === contact ? code : other} />
  }
  function openAt(search: string) {
    const routes = [{ path: '*', element: <Site /> }]
    const router = createMemoryRouter(routes, { initialEntries: [`${contact}${search}`] })
    const goTo = (address: string) => act(async () => router.navigate(address))
    return { router, goTo, ...openForm(code, <RouterProvider router={router} />) }
  }

  /** The link to SAP's questionnaire, in the help below the message. */
  const help = () => screen.queryByRole('link', { name: questionnaire.title })
  const country = () => screen.queryByRole('textbox', { name: fields.country })
  const chip = () => screen.queryByText(fill(topic.chip, { subject }))
  const removeButton = () => screen.queryByRole('button', { name: topic.remove })

  async function openAboutSap() {
    const form = openAt('?about=sap')
    await waitFor(() => expect(removeButton()).not.toBeNull())
    expect(form.field('subject').value).toBe(subject)
    return form
  }

  test('the button of the chip takes subject, chip, help and country away', async () => {
    const { user, field, router } = await openAboutSap()
    await waitFor(() => expect(help()).not.toBeNull())
    await user.click(removeButton() ?? document.body)
    expect(field('subject').value).toBe('')
    expect(chip()).toBeNull()
    expect(help()).toBeNull()
    expect(country()).toBeNull()
    expect(router.state.location).toMatchObject({ pathname: contact, search: '' })
  })

  test('a changed subject hides chip and help in their places, and nothing can clear it', async () => {
    const { user, field } = await openAboutSap()
    await waitFor(() => expect(help()).not.toBeNull())
    await user.type(field('subject'), '!')
    expect(removeButton()).toBeNull()
    expect(help()).toBeNull()
    // The system still has to stand somewhere.
    expect(country()).not.toBeNull()
    expect(field('message').getAttribute('aria-describedby')).not.toContain(' ')
    expect(chip()).not.toBeNull()
    expect(field('subject').value).toBe(`${subject}!`)
    await user.keyboard('{Backspace}')
    expect(removeButton()).not.toBeNull()
  })

  test('a link to Contact without the topic leaves no chip and no questions beside its subject', async () => {
    const { field, goTo } = await openAboutSap()
    await goTo(`${contact}?subject=Quantum`)
    expect(field('subject').value).toBe('Quantum')
    expect(chip()).toBeNull()
    expect(screen.queryByText(topic.questions)).toBeNull()
    await goTo(contact)
    expect(chip()).toBeNull()
  })

  test('a link with a topic brings its chip, though the address before had none', async () => {
    const { field, goTo } = openAt('?about=nothing')
    // Its search has ended.
    await act(async () => undefined)
    await goTo(`${contact}?about=sap`)
    await waitFor(() => expect(chip()).not.toBeNull())
    expect(field('subject').value).toBe(subject)
  })

  test('in place of questions stands the questionnaire, until it has answers', async () => {
    await openAboutSap()
    await waitFor(() => expect(help()).not.toBeNull())
    expect(screen.queryByText(topic.questions)).toBeNull()
    expect(help()?.getAttribute('href')).toBe(`${pagePath('sap', code)}#sheet`)
  })

  test('what a questionnaire or its example has answered is not asked again', async () => {
    sessionStorage.setItem('sheets', JSON.stringify({ sap: { answers: { memory: '600' } } }))
    await openAboutSap()
    // Growth and years come along as in the example.
    const { product, release, users } = questionnaire.questions
    await waitFor(() => expect(itemsBelow(topic.questions)).toEqual([product.ask, release.ask, users.ask]))
    const [before = '', after = ''] = withoutTags(topic.sheetBegun).split('{{title}}')
    expect(withoutIsolates(help()?.parentElement?.textContent)).toBe(
      `${before}${questionnaire.title}${after}`,
    )
  })

  test('a questionnaire that comes along complete is not offered again', async () => {
    const answers = Object.fromEntries(Object.keys(questionnaire.questions).map((id) => [id, '3']))
    sessionStorage.setItem('sheets', JSON.stringify({ sap: { answers } }))
    const { field } = await openAboutSap()
    await screen.findByRole('region', { name: questionnaire.title })
    expect(help()).toBeNull()
    expect(screen.queryByText(topic.questions)).toBeNull()
    expect(field('message').getAttribute('aria-describedby')).not.toContain(' ')
  })

  test.each([
    ['cloud-solutions', true],
    ['industries/public', true],
    ['about/careers', false],
    ['about/partner', false],
    ['contact/fault', false],
    ['compliance', false],
    ['nothing', false],
  ])('%s: whether the form asks where the system will stand: %s', async (name, isAsked) => {
    openAt(`?about=${name}`)
    await act(async () => undefined)
    expect(country() !== null).toBe(isAsked)
  })

  test('the country is sent where it is asked; elsewhere the payload is the specified one', async () => {
    const { fetch, answer } = startServer()
    const { user, enter, solve, button, goTo, field } = await openAboutSap()
    await enter({ name: 'Layla', mobile: '050', email: 'a@b.ae' })
    await solve()
    await user.type(field('country'), ' Oman ')
    await user.click(button())
    const sent = () => JSON.parse(fetch.mock.calls.at(-1)?.[1].body ?? '{}') as Record<string, string>
    expect(sent()).toMatchObject({ country: 'Oman' })
    await answer(false)
    await goTo(`${contact}?about=about/careers`)
    expect(country()).toBeNull()
    await solve()
    await user.click(button())
    expect(Object.keys(sent())).toEqual(['name', 'mobile', 'email', 'subject', 'message', 'recaptcha'])
  })

  test('the country is there again after a reload', async () => {
    const { user, field, unmount } = await openAboutSap()
    await user.type(field('country'), 'Oman')
    unmount()
    const again = await openAboutSap()
    expect(again.field('country').value).toBe('Oman')
  })

  test('a switch of the language while it is sent keeps the language, and drops the topic', async () => {
    const { answer } = startServer()
    const { user, enter, solve, button, router, goTo } = await openAboutSap()
    await enter({ name: 'Layla', mobile: '050', email: 'a@b.ae' })
    await solve()
    await user.click(button())
    await screen.findByRole('button', { name: texts(code, 'enquiry').submitting })
    await goTo(`${pagePath('contact', other)}?about=sap`)
    await answer(true)
    await screen.findByRole('heading', { name: texts(other, 'enquiry').alert.success })
    expect(router.state.location).toMatchObject({ pathname: pagePath('contact', other), search: '' })
  })
})
