import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'

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

/** The pages below an entry, in rows of their own. */
const LinksBelow = styled(Links)({ paddingBlockStart: 8, paddingInlineStart: 16 })

interface SubNavigationProps {
  /** The page whose pages are listed. */
  family: CanonicalPageId
  current: CanonicalPageId
}

/** The pages of a family of services, each with its own pages. */
export function SubNavigation({ family, current }: SubNavigationProps) {
  const { t } = useTexts(['menu', 'accessibility'])
  return (
    <nav aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}>
      <Links>
        <Entries family={family} current={current} />
      </Links>
    </nav>
  )
}

function Entries({ family, current }: SubNavigationProps) {
  const { t } = useTexts('menu')
  return menuPages(family).map((id) => (
    <li key={id}>
      <PageLink page={id} {...(id === current && { 'aria-current': 'page' })}>
        {t(`pages.${id}`)}
      </PageLink>
      {menuPages(id).length > 0 && (
        <LinksBelow>
          <Entries family={id} current={current} />
        </LinksBelow>
      )}
    </li>
  ))
}
