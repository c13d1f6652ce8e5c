import { describe, expect, test } from 'vitest'
import { pageIds, pageTrail } from '#config/pages.ts'
import { pagePath, unknownPath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { matchSite } from './matchSite.ts'

describe.each(languageCodes)('%s', (language) => {
  test.each(pageIds)('the address of %s matches the page and those above it', (id) => {
    expect(matchSite(pagePath(id, language))).toEqual([{}, ...pageTrail(id).map((page) => ({ page }))])
  })

  test.each([unknownPath(language), `${pagePath('sap', language)}/nothing`])('%s matches no page', (path) => {
    expect(matchSite(path)).toEqual([{}, { notFound: true }])
  })
})
