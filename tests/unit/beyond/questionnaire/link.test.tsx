// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { QuestionnaireSection } from '#questionnaire/QuestionnaireSection.tsx'
import { otherLanguage } from '../../../support/pages.ts'
import { withFormBrowser } from '../../enquiry/formBrowser.ts'
import { renderInSite } from './renderInSite.tsx'

withFormBrowser()

const fold = () => document.querySelector('details')

describe.each(languageCodes)('in %s', (code) => {
  test('each press of a link to the questionnaire opens it, and a switch of the language does not', async () => {
    const router = renderInSite(code, <QuestionnaireSection page="sap" background="paper" />)
    const goTo = (address: string, replace = false) => act(async () => router.navigate(address, { replace }))
    const close = () => fold()?.removeAttribute('open')
    const questionnaire = `${pagePath('sap', code)}#sheet`
    expect(fold()?.open).toBe(false)
    await goTo(questionnaire)
    expect(fold()?.open).toBe(true)
    for (const replace of [true, false]) {
      close()
      await goTo(questionnaire, replace)
      expect(fold()?.open).toBe(true)
    }
    close()
    await goTo(`${pagePath('sap', otherLanguage(code))}#sheet`)
    expect(fold()?.open).toBe(false)
  })
})
