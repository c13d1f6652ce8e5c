import { styled } from '#theme/styled.ts'
import { createPath, parsePath } from 'react-router-dom'
import { useAddress } from '#hooks/useAddress.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { defaultLanguage, languageCodes, languages } from '#i18n/languages.ts'

const Switch = styled('a')(({ theme }) => ({
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

/** Links to this very address in each other language. */
export function LanguageSwitch() {
  const current = useLanguage()
  const { pathname = '/', ...rest } = parsePath(useAddress())
  return languageCodes
    .filter((code) => code !== current.code)
    .map((code, position) => (
      <Switch
        // Keyed by position: the link stays the same element after a switch, and keeps the focus.
        key={position}
        href={createPath({ pathname: translatePath(pathname, code), ...rest })}
        lang={code}
        hrefLang={code}
      >
        {languages[code].label}
      </Switch>
    ))
}
