import { createPath, parsePath } from 'react-router-dom'
import { styled } from '#theme/styled.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { safeMargin } from '#theme/safeAreas.ts'
import { useAddress } from '#hooks/useAddress.ts'
import { Panel } from './Panel.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import { usePopover } from './usePopover.ts'

const List = styled('ul')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  // Names in other scripts use the system's font: one word must not download a typeface.
  fontFamily: 'system-ui, sans-serif',
  '& button, & a': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 44,
    paddingInline: 8,
    color: theme.vars.palette.primary.main,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  '& a': { paddingInline: 16 },
  '& a:hover': { textDecoration: 'underline' },
  '& button > [data-short]': { display: 'none', textTransform: 'uppercase' },
  // In a narrow bar the code replaces the name.
  [theme.breakpoints.between('sm', 1000)]: {
    '& button > [data-short]': { display: 'inline' },
    '& button > [data-name]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '& button svg': { transition: 'transform 180ms ease-out' },
  '& button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

const LanguagePanel = styled(Panel)({
  insetInlineEnd: safeMargin('var(--bar-offset)', '8px'),
  paddingBlock: 8,
  borderRadius: 6,
})

/**
 * The language switch of a site with three or more languages: a button with the name of this one, and a panel with
 * a link to this very address in each other. Its names need no translation, and it works without JavaScript.
 */
export function LanguageMenu() {
  const current = useLanguage()
  const { pathname = '/', ...rest } = parsePath(useAddress())
  const { buttonProps, panelProps } = usePopover('languages')
  const handleKeyDown = useMenuKeys()
  const others = languageCodes.filter((code) => code !== current.code)
  return (
    <List onKeyDown={handleKeyDown}>
      <li>
        <button type="button" {...buttonProps}>
          <span data-name="">{current.label}</span>
          <span data-short="" aria-hidden>
            {current.code}
          </span>
          <Icon name="expand" size={14} />
        </button>
        <LanguagePanel {...panelProps}>
          <ul>
            {others.map((code) => (
              <li key={code}>
                <a
                  href={createPath({ pathname: translatePath(pathname, code), ...rest })}
                  lang={code}
                  hrefLang={code}
                >
                  {languages[code].label}
                </a>
              </li>
            ))}
          </ul>
        </LanguagePanel>
      </li>
    </List>
  )
}
