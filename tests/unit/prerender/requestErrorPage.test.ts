// @vitest-environment node
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { languages } from '#i18n/languages.ts'
import { requestErrorPage } from '../../../scripts/prerender/requestErrorPage.ts'
import { eachLanguage } from '../../support/eachLanguage.ts'

type Texts = typeof import('../../../locales/en/server/request-error.json')

const inEachLanguage = eachLanguage(Object.assign(test, { describe }))

inEachLanguage((language) => {
  test('the page for requests that cannot be answered says what to do, and names mail and phone', () => {
    const page = new JSDOM(requestErrorPage()).window.document
    const section = page.querySelector<HTMLElement>(`section[lang="${language}"]`)
    if (section === null) throw new Error(`There is no section in ${language}`)
    const { heading, lead, contact } = JSON.parse(
      readFileSync(`locales/${language}/server/request-error.json`, 'utf8'),
    ) as Texts
    const { salesEmail, phones } = company
    expect(section.dir).toBe(languages[language].direction)
    expect(within(section).getByRole('heading', { level: 1 }).textContent).toBe(heading)
    const sentence = contact.replace('{{email}}', salesEmail).replace('{{phone}}', phones.phone)
    expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([lead, sentence])
    const hrefOf = (name: string) => within(section).getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(salesEmail)).toBe(mailHref(salesEmail))
    expect(hrefOf(phones.phone)).toBe(phoneHref(phones.phone))
  })
})
