import Box from '@mui/material/Box'
import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { ancestorsOf, type CanonicalPageId } from '#config/pages.ts'

/** The sign before an entry stays with it, where a line ends. */
const entry = { display: 'inline-flex', alignItems: 'center', gap: 1, marginInlineEnd: 1 } as const

export function Breadcrumb({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const parents: CanonicalPageId[] = ['home', ...ancestorsOf(page).slice(0, -1)]
  return (
    <Breadcrumbs
      aria-label={t('accessibility:breadcrumb')}
      sx={{ [`& .${breadcrumbsClasses.separator}`]: { display: 'none' } }}
    >
      {parents.map((id, index) => (
        <Box component="span" key={id} sx={entry}>
          {index > 0 && <Separator />}
          <PageLink page={id} color="inherit" underline="hover" sx={{ paddingBlock: 0.5 }}>
            {t(`menu:pages.${id}`)}
          </PageLink>
        </Box>
      ))}
      <Box component="span" sx={entry}>
        <Separator />
        <Box component="span" aria-current="page" sx={{ paddingBlock: 0.5 }}>
          {t(`menu:pages.${page}`)}
        </Box>
      </Box>
    </Breadcrumbs>
  )
}

function Separator() {
  return <Icon name="chevron" sx={{ fontSize: 12 }} />
}
