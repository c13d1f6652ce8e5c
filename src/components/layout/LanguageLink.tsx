import { styled } from '@mui/material/styles'
import { createPath, useLocation } from 'react-router-dom'
import { useHydrated } from '#hooks/useHydrated.ts'
import { resolvePath, unknownPath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, languages, type LanguageCode } from '#i18n/languages.ts'

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 8,
  // The system's font: one word of another script must not download a typeface. Every page has the Latin one.
  [`&:not(:lang(${defaultLanguage}))`]: { fontFamily: 'system-ui' },
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
}))

/** A link to this very address in another language, in the words and letters of that language. */
export function LanguageLink({ to }: { to: LanguageCode }) {
  const { pathname, search, hash } = useLocation()
  const { page, language } = resolvePath(pathname)
  // The prerendered link, which React does not correct, knows no query, no fragment and no unknown address.
  const address = useHydrated()
    ? { pathname, search, hash }
    : { pathname: page ? pathname : unknownPath(language) }
  return (
    <Link
      href={createPath({ ...address, pathname: translatePath(address.pathname, to) })}
      lang={to}
      hrefLang={to}
    >
      {languages[to].label}
    </Link>
  )
}
