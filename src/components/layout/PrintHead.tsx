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
  marginBlockEnd: '3mm',
  paddingBlockEnd: '1.5mm',
  borderBlockEnd: '1pt solid',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4mm',
    maxInlineSize: 'none',
  },
  '& strong': { fontSize: '10.5pt' },
} as const

/**
 * The head of the first sheet: whose page it is, of which day its texts are, where it stands, and how to reach
 * the company. The style sheet for print adds the day of the build (src/theme/printStyles.ts).
 */
export function PrintHead() {
  const { t } = useTexts(['brand', 'print'])
  const { page, language } = useAddress()
  const shown = page ? canonicalPage(page) : 'home'
  const address = siteOrigin + pagePath(shown, language)
  return (
    <Box id={use(OnPaperContext) ? undefined : 'print-head'} sx={head}>
      <p>
        <Box component="span" data-drawing sx={{ display: 'inline-flex', alignItems: 'center', gap: '2mm' }}>
          <LogoMark size={22} />
          <strong>{t('brand:name')}</strong>
        </Box>
        <Box component="span" data-build-date sx={{ marginInlineStart: 'auto' }}>
          {t('print:textsOf')}{' '}
        </Box>
      </p>
      <p>
        <Link href={address}>
          <bdi dir="ltr">{address}</bdi>
        </Link>
        <ContactWays />
      </p>
    </Box>
  )
}
