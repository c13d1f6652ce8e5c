import Button from '@mui/material/Button'
import { createPath, useLocation } from 'react-router-dom'
import { useHydrated } from '#hooks/useHydrated.ts'
import { unknownPath } from '#i18n/addresses.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { nameFamily } from '#theme/fonts.ts'

/** A link to the current address in another language, written in that language. */
export function LanguageLink({ to }: { to: LanguageCode }) {
  const { pathname, search, hash } = useLocation()
  const { page, language } = useAddress()
  // React does not correct the prerendered link, which has no query and no fragment, and fits no unknown address.
  const address = useHydrated()
    ? { pathname, search, hash }
    : { pathname: page ? pathname : unknownPath(language) }
  return (
    <Button
      href={createPath({ ...address, pathname: translatePath(address.pathname, to) })}
      lang={to}
      hrefLang={to}
      // A ripple would be styled anew for the other direction, which takes a tenth of the switch's time.
      disableRipple
      sx={{
        minWidth: 0,
        paddingInline: { xs: 0.5, sm: 1 },
        typography: 'body2',
        fontWeight: 600,
        fontFamily: nameFamily(to),
        whiteSpace: 'nowrap',
      }}
    >
      {languages[to].label}
    </Button>
  )
}
