// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pageRow, type CanonicalPageId } from '#config/pages.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { createSiteTheme } from '#theme/createSiteTheme.ts'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenuList } from './MobileMenuList.tsx'

/** A fourth and a fifth level, made of pages that the table has higher up. */
const deeper = {
  ml: { parent: 'ai', inMenu: true },
  iot: { parent: 'ml', inMenu: true },
} as const
const fiveLevels = ['services', 'digital-transformation', 'ai', 'ml', 'iot'] as const
const before = structuredClone({ ml: pageRow('ml'), iot: pageRow('iot') })

beforeAll(() => setRows(deeper))
afterAll(() => setRows(before))
afterEach(cleanup)

function setRows(rows: typeof before | typeof deeper) {
  Object.assign(pageRow('ml'), rows.ml)
  Object.assign(pageRow('iot'), rows.iot)
}

const files = import.meta.glob('/locales/*/{menu,accessibility,material-ui}.json', {
  eager: true,
  import: 'default',
})
const textsOf = <Name extends keyof Texts>(code: LanguageCode, name: Name) =>
  files[`/locales/${code}/${name}.json`] as Texts[Name]

function renderIn(code: LanguageCode, content: ReactNode) {
  const menu = textsOf(code, 'menu')
  const i18n = createI18n(code, {
    // Menus do not name the page `ml`, so it has no line of its own.
    menu: { ...menu, lines: { ...menu.lines, ml: menu.pages.ml } },
    accessibility: textsOf(code, 'accessibility'),
    'material-ui': textsOf(code, 'material-ui'),
  })
  return render(
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

const linkTo = (id: CanonicalPageId, code: LanguageCode) =>
  screen.getByRole('link', { name: textsOf(code, 'menu').pages[id], hidden: true })

function entriesAround(id: CanonicalPageId, code: LanguageCode) {
  const link = linkTo(id, code)
  expect(link.getAttribute('href')).toBe(pagePath(id, code))
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
  ] as const)(`${code}: %s leads to pages of every level, each below its parent`, ([, menu]) => {
    renderIn(code, menu)
    const levels = fiveLevels.map((id) => names[id])
    expect(entriesAround('iot', code)).toEqual(levels)
    expect(entriesAround('ml', code)).toEqual(levels.slice(0, -1))
  })

  test(`${code}: arrow keys go through all levels of the bar’s menu`, async () => {
    const { container } = renderIn(code, <MainMenu />)
    // jsdom opens no popovers.
    container.querySelectorAll('[popover]').forEach((panel) => panel.setAttribute('style', 'display: block'))
    linkTo('ai', code).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(linkTo('ml', code))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(linkTo('iot', code))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(linkTo('ai', code))
  })
}
