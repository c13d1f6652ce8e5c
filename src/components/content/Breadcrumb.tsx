import Box from '@mui/material/Box'
import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs'
import type { Theme } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { ancestorsOf, type CanonicalPageId } from '#config/pages.ts'
import { fingerMargin, fingerPadding, onScreen } from '#theme/tokens.ts'

/** The sign before an entry stays with it, where a line ends. */
const entry = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const

/** On phones and tablets a finger finds it, which takes no room of the line. */
const name = {
  ...entry,
  paddingBlock: { xs: fingerPadding, md: 0.5 },
  marginBlock: { xs: `calc(4px + ${fingerMargin})`, md: 0 },
} as const

/**
 * On phones and tablets, a scene or the print stands beside the breadcrumb, which is the way back to the parent alone: the
 * third of its elements from the end, before a separator and the page.
 */
const trail = (theme: Theme) => ({
  [`& .${breadcrumbsClasses.separator}, & [data-back]`]: { display: 'none' },
  [`& .${breadcrumbsClasses.li}`]: { marginInlineEnd: theme.spacing(1) },
  [onScreen(theme.breakpoints.down('md'))]: {
    [`& .${breadcrumbsClasses.li}:not(:nth-last-of-type(3)), & [data-next]`]: { display: 'none' },
    '& [data-back]': { display: 'block' },
  },
})

export function Breadcrumb({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const parents: CanonicalPageId[] = ['home', ...ancestorsOf(page).slice(0, -1)]
  return (
    <Breadcrumbs aria-label={t('accessibility:breadcrumb')} sx={trail}>
      {parents.map((id, index) => (
        <Box component="span" key={id} sx={entry}>
          {index > 0 && <Separator />}
          <PageLink page={id} color="inherit" underline="hover" sx={name}>
            <Icon data-back="" name="previous" sx={{ fontSize: 12 }} />
            {t(`menu:pages.${id}`)}
          </PageLink>
        </Box>
      ))}
      <Box component="span" sx={entry}>
        <Separator />
        <Box component="span" aria-current="page" sx={name}>
          {t(`menu:pages.${page}`)}
        </Box>
      </Box>
    </Breadcrumbs>
  )
}

function Separator() {
  return <Icon data-next="" name="chevron" sx={{ fontSize: 12 }} />
}
