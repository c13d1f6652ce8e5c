import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { use, useEffect } from 'react'
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
import { usePageLoader } from './PageLoader.ts'
import { themesFor } from './siteTheme.ts'

/** One column of text has the layout of a tablet, however wide the paper is; two have that of a phone. */
const wideTheme = themesFor({ mobileBreakpoint: -1 })
const narrowTheme = themesFor({ mobileBreakpoint: 100_000 })

const isPrinted = 'html[data-print="committee"] &'

/** The questionnaire stays on one sheet, which it may share with the end of the text. */
const paper = { display: 'none', '& section ~ :not(section)': { breakInside: 'avoid' } } as const

/**
 * Neither grid nor flex box: in Chromium's, the questions would leave their heading, and move to the next sheet as a
 * whole. They fill both halves of a sheet, and go on between two of them: only as an inline block does each stay whole.
 */
const alone = {
  '@media print': { [isPrinted]: { display: 'block' } },
  '& section:has(details + details)': { breakInside: 'auto' },
  '& section :has(details + details)': { display: 'block' },
  '& :has(> * > details + details)': { columns: 2, columnGap: '8mm' },
  '& :has(+ * > * > details + details)': { breakAfter: 'avoid' },
  '& details': { display: 'inline-block', inlineSize: '100%' },
  '& section ~ :not(section)': { borderBlockStart: '0.5pt solid', paddingBlockStart: '3mm' },
} as const

/** `dense` puts the sections of each language into rows from the top: section beside section. */
const sideBySide = {
  '@media print': { [isPrinted]: { display: 'grid' } },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  columnGap: '8mm',
  // Words of one column keep beside those of the other.
  '& section:not(:has(tr:nth-child(9), [data-drawing])), & p': { breakInside: 'avoid' },
  '& h2': { breakAfter: 'avoid' },
  '& table': { fontSize: '8.5pt' },
  '& dl > div': { fontSize: '9pt', paddingBlockStart: '0.8mm !important' },
} as const

export interface CommitteePaperProps {
  page: PageId
  languages: readonly LanguageCode[]
}

/** The page for a committee: on paper only, in one language or in two side by side. */
export default function CommitteePaper({ page, languages }: CommitteePaperProps) {
  useEffect(() => printWholePage, [])
  // Whatever the page's own language is.
  const fromTheLeft = languages.toSorted((a, b) => table[a].direction.localeCompare(table[b].direction))
  const isAlone = languages.length === 1
  return createPortal(
    <Box id="committee-paper" dir="ltr" data-scheme="light" sx={[paper, isAlone ? alone : sideBySide]}>
      {fromTheLeft.map((language, index) => (
        <Box
          key={language}
          lang={language}
          dir={table[language].direction}
          sx={{ display: 'contents', fontFamily: 'var(--font-family)', '& > *': { gridColumn: index + 1 } }}
        >
          <InLanguage language={language} page={page} isAlone={isAlone} />
        </Box>
      ))}
    </Box>,
    document.body,
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
