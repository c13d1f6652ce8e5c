import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages, type TextedPageId } from '#config/pages.ts'

const Links = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': {
    display: 'block',
    paddingBlock: 8,
    paddingInline: 16,
    borderRadius: 4,
    border: `1.5px solid ${theme.vars.palette.surface.line}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'currentColor' },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}))

interface SubNavigationProps {
  /** The page whose pages are listed. */
  family: TextedPageId
  current: TextedPageId
}

/** The pages of a family of services, each under its parent. */
export function SubNavigation({ family, current }: SubNavigationProps) {
  const { t } = useTexts(['menu', 'accessibility'])
  return (
    <nav aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}>
      <Links>
        {menuPages(family).map((id) => (
          <li key={id}>
            <PageLink page={id} {...(id === current && { 'aria-current': 'page' })}>
              {t(`menu:pages.${id}`)}
            </PageLink>
          </li>
        ))}
      </Links>
    </nav>
  )
}
