// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { otherLanguage } from '../../support/pages.ts'
import { fill, texts } from '../../support/texts.ts'
import { FormInRouter, openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

withFormBrowser()

const questions = () => screen.queryAllByRole('list').length

describe.each(languageCodes)('in %s', (code) => {
  const other = otherLanguage(code)
  const contact = pagePath('contact', code)
  const { topic } = texts(code, 'enquiry')
  const { subject } = texts(code, 'pages/sap').contact

  function Site() {
    return <FormInRouter code={useLocation().pathname === contact ? code : other} />
  }
  function openAt(search: string) {
    const routes = [{ path: '*', element: <Site /> }]
    const router = createMemoryRouter(routes, { initialEntries: [`${contact}${search}`] })
    const goTo = (address: string) => act(async () => router.navigate(address))
    return { router, goTo, ...openForm(code, <RouterProvider router={router} />) }
  }

  const chip = () => screen.queryByText(fill(topic.chip, { subject }))
  const removeButton = () => screen.queryByRole('button', { name: topic.remove })

  async function openAboutSap() {
    const form = openAt('?about=sap')
    await waitFor(() => expect(removeButton()).not.toBeNull())
    expect(form.field('subject').value).toBe(subject)
    return form
  }

  test('the button of the chip takes subject, chip and questions away', async () => {
    const { user, field, router } = await openAboutSap()
    const before = questions()
    await user.click(removeButton() ?? document.body)
    expect(field('subject').value).toBe('')
    expect(chip()).toBeNull()
    expect(questions()).toBe(before - 1)
    expect(router.state.location).toMatchObject({ pathname: contact, search: '' })
  })

  test('a changed subject hides chip and questions in their places, and nothing can clear it', async () => {
    const { user, field } = await openAboutSap()
    const before = questions()
    await user.type(field('subject'), '!')
    expect(removeButton()).toBeNull()
    expect(questions()).toBe(before - 1)
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

  test('a switch of the language while it is sent keeps the language, and drops the topic', async () => {
    const { answer } = startServer()
    const { user, enter, solve, button, router, goTo } = await openAboutSap()
    await enter({ name: 'Layla', mobile: '050', email: 'a@b.ae' })
    await solve()
    await user.click(button())
    await screen.findByRole('button', { name: texts(code, 'enquiry').submitting })
    await goTo(`${pagePath('contact', other)}?about=sap`)
    await answer(true)
    await screen.findByRole('heading', { name: texts(other, 'enquiry').sent.heading })
    expect(router.state.location).toMatchObject({ pathname: pagePath('contact', other), search: '' })
  })
})
