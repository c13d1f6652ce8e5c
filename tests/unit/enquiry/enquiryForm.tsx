import { configure, act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import type { EnquiryFieldName } from '#shared/enquiryFields.ts'
import { AppTheme } from '#theme/AppTheme.tsx'
import { loadDirection } from '#theme/EmotionCachesContext.ts'
import EnquiryForm from '#features/enquiry/EnquiryForm.tsx'
import type { CaptchaProvider } from './CaptchaProvider.ts'

// A slow machine fails no test: this ends only what hangs.
configure({ asyncUtilTimeout: 30_000 })

await loadDirection('rtl')

const files = import.meta.glob<Texts['enquiry']>('/locales/*/enquiry.json', {
  eager: true,
  import: 'default',
})
const materialUi = import.meta.glob<Texts['material-ui']>('/locales/*/material-ui.json', {
  eager: true,
  import: 'default',
})

export function textsIn(code: LanguageCode): Texts['enquiry'] {
  const texts = files[`/locales/${code}/enquiry.json`]
  if (!texts) throw new Error(`locales/${code}/enquiry.json is missing`)
  return texts
}

const makeI18n = (code: LanguageCode) =>
  createI18n(code, {
    enquiry: textsIn(code),
    'material-ui': materialUi[`/locales/${code}/material-ui.json`] ?? {},
  })
const i18n = Object.fromEntries(languageCodes.map((code) => [code, makeI18n(code)])) as Record<
  LanguageCode,
  ReturnType<typeof makeI18n>
>

/** The form on a page of the language: the same elements for each, as on the site. */
export function formIn(code: LanguageCode) {
  return (
    <I18nextProvider i18n={i18n[code]}>
      <MemoryRouter>
        <AppTheme>
          <EnquiryForm />
        </AppTheme>
      </MemoryRouter>
    </I18nextProvider>
  )
}

function elementsIn(code: LanguageCode) {
  const texts = textsIn(code)
  const field = (name: EnquiryFieldName) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: texts.fields[name] })
  const button = () => screen.getByRole('button', { name: texts.submit })
  return { texts, field, button }
}

export function openForm(code: LanguageCode, captcha: CaptchaProvider) {
  const user = userEvent.setup({ delay: null })
  const { rerender, unmount, container } = render(formIn(code))
  const solve = async () => {
    await waitFor(() => captcha.widget)
    act(() => captcha.widget.callback('solved'))
  }
  const enter = async (values: Partial<Record<EnquiryFieldName, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      await user.click(container.querySelector(`[name="${name}"]`) ?? container)
      await user.paste(value)
    }
  }
  const switchLanguage = (to: LanguageCode) => {
    rerender(formIn(to))
    return elementsIn(to)
  }
  return { user, container, unmount, solve, enter, switchLanguage, ...elementsIn(code) }
}
