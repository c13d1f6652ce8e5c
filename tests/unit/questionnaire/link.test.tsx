// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { SheetSection } from '#questionnaire/SheetSection.tsx'
import { otherLanguage } from '../../support/pages.ts'
import { withFormBrowser } from '../enquiry/formBrowser.ts'
import { renderInSite } from './renderInSite.tsx'

withFormBrowser()

const fold = () => document.querySelector('details')

describe.each(languageCodes)('in %s', (code) => {
  test('each press of a link to the sheet opens it, and a switch of the language does not', async () => {
    const router = renderInSite(code, <SheetSection page="sap" background="paper" />)
    const goTo = (address: string, replace = false) => act(async () => router.navigate(address, { replace }))
    const close = () => fold()?.removeAttribute('open')
    const sheet = `${pagePath('sap', code)}#sheet`
    expect(fold()?.open).toBe(false)
    await goTo(sheet)
    expect(fold()?.open).toBe(true)
    for (const replace of [true, false]) {
      close()
      await goTo(sheet, replace)
      expect(fold()?.open).toBe(true)
    }
    close()
    await goTo(`${pagePath('sap', otherLanguage(code))}#sheet`)
    expect(fold()?.open).toBe(false)
  })
})
