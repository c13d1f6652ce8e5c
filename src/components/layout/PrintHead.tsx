import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { use } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { ContactWays } from '#components/content/PaperWays.tsx'
import { canonicalPage } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { LogoMark } from './Logo.tsx'

const head = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '8pt',
  paddingBlockEnd: '2mm',
  borderBlockEnd: '0.5pt solid',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5mm',
    maxInlineSize: 'none',
  },
  '& strong': { fontSize: '11pt' },
} as const

/**
 * The head of the first sheet: whose page it is and which, of which day its texts are, where it stands, and how to reach
 * the company. The style sheet for print adds the day of the build (src/theme/printStyles.ts).
 */
export function PrintHead() {
  const { t } = useTexts(['brand', 'footer', 'menu', 'print'])
  const { page, language } = useAddress()
  const shown = page ? canonicalPage(page) : 'home'
  const address = siteOrigin + pagePath(shown, language)
  return (
    <Box id={use(OnPaperContext) ? undefined : 'print-head'} sx={head}>
      <p>
        <Box component="span" data-drawing sx={{ display: 'inline-flex', alignItems: 'center', gap: '2mm' }}>
          <LogoMark size={26} />
          <strong>{t('brand:name')}</strong>
        </Box>
        <span>{t(`menu:pages.${shown}`)}</span>
        <span data-build-date>{t('print:textsOf')} </span>
      </p>
      <p>
        <Link href={address}>
          <bdi dir="ltr">{address}</bdi>
        </Link>
        <ContactWays />
        <span>{t('footer:copyright', { year: import.meta.env.BUILD_YEAR })}</span>
      </p>
    </Box>
  )
}
