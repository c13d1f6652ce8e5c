// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ancestorsOf, canonicalPageIds, pageRow } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { createSiteTheme } from '#theme/createSiteTheme.ts'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenuList } from './MobileMenuList.tsx'

const pagesBelowOthers = canonicalPageIds.filter((id) => pageRow(id).inMenu && pageRow(id).parent)

afterEach(cleanup)

const files = import.meta.glob('/locales/*/{menu,accessibility,material-ui}.json', {
  eager: true,
  import: 'default',
})
const textsOf = <Name extends keyof Texts>(code: LanguageCode, name: Name) =>
  files[`/locales/${code}/${name}.json`] as Texts[Name]

function renderIn(code: LanguageCode, content: ReactNode) {
  const i18n = createI18n(code, {
    menu: textsOf(code, 'menu'),
    accessibility: textsOf(code, 'accessibility'),
    'material-ui': textsOf(code, 'material-ui'),
  })
  render(
    <I18nextProvider i18n={i18n}>
      <AddressContext value={{ language: code, page: 'home' }}>
        <MemoryRouter>
          <ThemeProvider theme={createSiteTheme(siteConstants, languages[code], i18n)}>
            {content}
          </ThemeProvider>
        </MemoryRouter>
      </AddressContext>
    </I18nextProvider>,
  )
}

/** The names of the entries that a link stands below, from the bar on, and its own. */
function entriesAround(link: HTMLElement) {
  const names: (string | undefined)[] = []
  for (let item = link.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
    const entry = item.querySelector(':scope > :is(a, button), :scope > details > summary')
    // A line may follow the name.
    names.unshift(entry?.firstChild?.textContent ?? undefined)
  }
  return names
}

for (const code of languageCodes) {
  const { pages: names } = textsOf(code, 'menu')

  test.for([
    ['the bar’s menu', <MainMenu key="" />],
    ['the mobile menu', <MobileMenuList key="" />],
  ] as const)(`${code}: %s leads to every page of the table, below its parents`, ([, menu]) => {
    renderIn(code, menu)
    const linksByName = new Map(
      screen.getAllByRole('link', { hidden: true }).map((link) => [link.firstChild?.textContent, link]),
    )
    const found = pagesBelowOthers.map((id) => {
      const link = linksByName.get(names[id])
      return link && { id, href: link.getAttribute('href'), below: entriesAround(link) }
    })
    expect(found).toEqual(
      pagesBelowOthers.map((id) => ({
        id,
        href: pagePath(id, code),
        below: ancestorsOf(id).map((each) => names[each]),
      })),
    )
  })
}
