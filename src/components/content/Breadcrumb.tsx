import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { pageTrail, type CanonicalPageId } from '#config/pages.ts'

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& a': { display: 'inline-block', paddingBlock: 4, color: 'inherit' },
  '& a:hover': { color: theme.vars.palette.secondary.main },
}))

/** The breadcrumb from Home to a page. */
export function Breadcrumb({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const trail: CanonicalPageId[] = ['home', ...pageTrail(page)]
  return (
    <nav aria-label={t('accessibility:breadcrumb')}>
      <Trail>
        {trail.map((id) => (
          <li key={id}>
            {id !== 'home' && <Icon name="chevron" size={12} />}
            {id === page ? (
              <span aria-current="page">{t(`menu:pages.${id}`)}</span>
            ) : (
              <PageLink page={id}>{t(`menu:pages.${id}`)}</PageLink>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  )
}
