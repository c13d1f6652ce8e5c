import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { menuPages } from '#config/pages.ts'
import { useCurrentPage } from './useCurrentPage.ts'
import { MenuDisclosure } from './MenuDisclosure.tsx'
import { MenuLink, PlainList } from './menuStyles.ts'
import { useMenuKeys } from './useMenuKeys.ts'

const Entries = styled(PlainList)(({ theme }) => ({
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
    '&[data-current]': { borderBlockEndColor: theme.vars.palette.accent },
  },
}))

/** The bar's menu on wide screens: links, and disclosures of the pages below Products and Services. */
export function MainMenu() {
  const { t } = useTexts(['menu', 'accessibility'])
  const relation = useCurrentPage()
  const handleKeyDown = useMenuKeys()
  return (
    <nav aria-label={t('accessibility:mainMenu')}>
      <Entries onKeyDown={handleKeyDown}>
        {menuPages().map((id) => {
          const current = relation(id)
          const mark = current && { 'data-current': '' }
          if (menuPages(id).length > 0) return <MenuDisclosure key={id} id={id} current={current} />
          return (
            <li key={id}>
              <MenuLink page={id} {...mark} {...(current === 'page' && { 'aria-current': 'page' })}>
                {t(`menu:pages.${id}`)}
              </MenuLink>
            </li>
          )
        })}
      </Entries>
    </nav>
  )
}
