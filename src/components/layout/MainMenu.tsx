import { MenuLink } from '#components/ui/MenuLink.tsx'
import { menuPages } from '#config/pages.ts'
import { useCurrentTrail } from '#hooks/useCurrentTrail.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { styled } from '@mui/material/styles'
import { MenuDisclosure } from './MenuDisclosure.tsx'
import { useMenuKeys } from './useMenuKeys.ts'

const Entries = styled('ul')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  fontSize: theme.typography.body2.fontSize,
  '& > li > a, & > li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 44,
    paddingInline: 'clamp(5px, 0.9vw, 14px)',
    // Long words of a language take two lines, so that the menu stays inside the window.
    textAlign: 'start',
    overflowWrap: 'normal',
    borderBlock: '3px solid transparent',
    '&[data-current], &[aria-current]': { borderBlockEndColor: theme.vars.palette.secondary.main },
  },
}))

/** The bar's menu on wide screens: links, and disclosures of the pages below Products and Services. */
export function MainMenu() {
  const { t } = useTexts('accessibility')
  const trail = useCurrentTrail()
  const handleKeyDown = useMenuKeys()
  return (
    <nav aria-label={t('mainMenu')}>
      <Entries onKeyDown={handleKeyDown}>
        {menuPages().map((id) => {
          if (menuPages(id).length > 0) return <MenuDisclosure key={id} id={id} trail={trail} />
          return (
            <li key={id}>
              <MenuLink page={id} current={trail.at(-1)} />
            </li>
          )
        })}
      </Entries>
    </nav>
  )
}
