import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { I18nextProvider } from 'react-i18next'
import { printWholePage } from '#browser/printAlone.ts'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { canonicalPage, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { languages as table, type LanguageCode } from '#i18n/languages.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { ArticlePaper } from '#pages/article/ArticlePaper.tsx'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { alone, sideBySide } from './committeeStyles.ts'
import { inRows } from './inRows.ts'
import { usePageLoader } from './PageLoader.ts'
import { themesFor } from './siteTheme.ts'

/** One column of text has the layout of a tablet, however wide the paper is; two have that of a phone. */
const wideTheme = themesFor({ mobileBreakpoint: -1 })
const narrowTheme = themesFor({ mobileBreakpoint: 100_000 })

export interface CommitteePaperProps {
  page: PageId
  languages: readonly LanguageCode[]
}

/** The page for a committee: on paper only, in one language or in two side by side. */
export default function CommitteePaper({ page, languages }: CommitteePaperProps) {
  useEffect(() => printWholePage, [])
  const [first] = languages
  return languages.length === 1 && first ? (
    createPortal(
      <Box id="committee-paper" data-scheme="light" sx={alone} {...columnOf(first)}>
        <InLanguage language={first} page={page} isAlone />
      </Box>,
      document.body,
    )
  ) : (
    <SideBySide page={page} languages={languages} />
  )
}

const columnOf = (language: LanguageCode) => ({ lang: language, dir: table[language].direction })

/** Each language is set in a column that stands in no document; the paper has their rows. */
function SideBySide({ page, languages }: CommitteePaperProps) {
  const [columns] = useState(() => document.createElement('div'))
  const rows = useRef<HTMLElement>(null)
  // Whatever the page's own language is.
  const fromTheLeft = languages.toSorted((a, b) => table[a].direction.localeCompare(table[b].direction))
  useLayoutEffect(() => rows.current?.replaceChildren(...inRows(columns)))
  return (
    <>
      {createPortal(
        fromTheLeft.map((language) => (
          <Box key={language} sx={{ fontFamily: 'var(--font-family)' }} {...columnOf(language)}>
            <InLanguage language={language} page={page} isAlone={false} />
          </Box>
        )),
        columns,
      )}
      {createPortal(
        <Box ref={rows} id="committee-paper" dir="ltr" data-scheme="light" sx={sideBySide} />,
        document.body,
      )}
    </>
  )
}

interface InLanguageProps {
  page: PageId
  language: LanguageCode
  isAlone: boolean
}

function InLanguage({ page, language, isAlone }: InLanguageProps) {
  return (
    <AddressContext value={{ page, language }}>
      <I18nextProvider i18n={use(usePageLoader().loadI18n(language))}>
        <LocalizedThemeProvider theme={isAlone ? wideTheme : narrowTheme}>
          <OnPaperContext value>
            <Foot page={canonicalPage(page)} />
            <ArticlePaper page={canonicalPage(page)} />
          </OnPaperContext>
        </LocalizedThemeProvider>
      </I18nextProvider>
    </AddressContext>
  )
}

/** Company and page at the foot of every sheet, on the side where the language begins (src/theme/printStyles.ts). */
function Foot({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts(['brand', 'menu'])
  const { direction } = useLanguage()
  const text = `\u2068${t('brand:name')} · ${t(`menu:pages.${page}`)}\u2069`
  return <GlobalStyles styles={{ ':root': { [`--paper-foot-${direction}`]: JSON.stringify(text) } }} />
}
