import Breadcrumbs from '@mui/material/Breadcrumbs'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { ancestorsOf, type CanonicalPageId } from '#config/pages.ts'

export function Breadcrumb({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const parents: CanonicalPageId[] = ['home', ...ancestorsOf(page).slice(0, -1)]
  return (
    <Breadcrumbs
      aria-label={t('accessibility:breadcrumb')}
      separator={<Icon name="chevron" sx={{ fontSize: 12 }} />}
    >
      {parents.map((id) => (
        <PageLink key={id} page={id} color="inherit" underline="hover" sx={{ paddingBlock: 0.5 }}>
          {t(`menu:pages.${id}`)}
        </PageLink>
      ))}
      <span aria-current="page">{t(`menu:pages.${page}`)}</span>
    </Breadcrumbs>
  )
}
