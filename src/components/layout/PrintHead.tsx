import Box from '@mui/material/Box'
import { company } from '#config/company.ts'
import { canonicalPage } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { useAddress } from '#i18n/useAddress.ts'

/**
 * The first sheet's lines below the company's name: the address of the page and how to reach the company. The style sheet
 * for print shows it, and adds the date of the build (src/theme/printStyles.ts).
 */
export function PrintHead() {
  const { page, language } = useAddress()
  const address = siteOrigin + pagePath(page ? canonicalPage(page) : 'home', language)
  return (
    <Box component="p" id="print-head" sx={{ display: 'none' }}>
      {[address, company.salesEmail, company.phones.phone].map((text) => (
        <bdi key={text} dir="ltr">
          {text}
        </bdi>
      ))}
    </Box>
  )
}
