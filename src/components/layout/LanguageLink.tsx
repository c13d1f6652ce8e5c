import { styled } from '#theme/styled.ts'
import { createPath, parsePath } from 'react-router-dom'
import { useAddress } from '#hooks/useAddress.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, languages, type LanguageCode } from '#i18n/languages.ts'

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 8,
  // The system's font: one word of another script must not download a typeface. Every page has the Latin one.
  [`&:not(:lang(${defaultLanguage}))`]: { fontFamily: 'system-ui, sans-serif' },
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
}))

/** A link to this very address in another language, in the words and letters of that language. */
export function LanguageLink({ to }: { to: LanguageCode }) {
  const { pathname = '/', ...rest } = parsePath(useAddress())
  return (
    <Link href={createPath({ pathname: translatePath(pathname, to), ...rest })} lang={to} hrefLang={to}>
      {languages[to].label}
    </Link>
  )
}
