import { configure, act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { EnquiryFieldName } from '#enquiry/enquiryFields.ts'
import { siteTheme } from '#app/siteTheme.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import EnquiryForm from '#enquiry/form/EnquiryForm.tsx'
import { texts } from '../../support/texts.ts'
import { CaptchaProvider } from './CaptchaProvider.ts'

// A slow machine fails no test: this ends only what hangs.
configure({ asyncUtilTimeout: 30_000 })

await loadDirection('rtl')

const makeI18n = (code: LanguageCode) =>
  createI18n(code, {
    enquiry: texts(code, 'enquiry'),
    errors: texts(code, 'errors'),
    'material-ui': texts(code, 'material-ui'),
  })
const i18n = Object.fromEntries(languageCodes.map((code) => [code, makeI18n(code)])) as Record<
  LanguageCode,
  ReturnType<typeof makeI18n>
>

/** The form on a page of the language: the same elements for each, as on the site. */
export function formIn(code: LanguageCode) {
  return (
    <MemoryRouter>
      <FormInRouter code={code} />
    </MemoryRouter>
  )
}

export function FormInRouter({ code }: { code: LanguageCode }) {
  return (
    <I18nextProvider i18n={i18n[code]}>
      <LocalizedThemeProvider theme={siteTheme}>
        <EnquiryForm />
      </LocalizedThemeProvider>
    </I18nextProvider>
  )
}

async function solve() {
  await waitFor(() => CaptchaProvider.current.widget)
  act(() => CaptchaProvider.current.widget.callback('solved'))
}

export function openForm(code: LanguageCode = 'en', form = formIn(code)) {
  const user = userEvent.setup({ delay: null })
  const { unmount, container } = render(form)
  const words = texts(code, 'enquiry')
  const field = (name: EnquiryFieldName) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: words.fields[name] })
  const button = () => screen.getByRole('button', { name: words.submit })
  const enter = async (values: Partial<Record<EnquiryFieldName, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      await user.click(container.querySelector(`[name="${name}"]`) ?? container)
      await user.paste(value)
    }
  }
  return { user, container, unmount, solve, enter, texts: words, field, button }
}
