import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { LinkBehavior } from '#theme/LinkBehavior.tsx'

/** Balanced lines leave no chip alone on the last one; browsers balance what is set as text. */
const Chips = styled('ul')(({ theme }) => ({
  textWrap: 'balance',
  '& li': {
    display: 'inline-block',
    marginBlockEnd: theme.spacing(1),
    marginInlineEnd: theme.spacing(1),
    verticalAlign: 'top',
  },
}))

/** The pages below a page of services, `family`, with those of the current one. */
export function SubNavigation({ family, current }: { family: CanonicalPageId; current: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  return (
    <nav aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}>
      <Chips>
        {menuPages(family).map((id) => (
          <li key={id}>
            <Chip
              component={LinkBehavior}
              clickable
              href={pageHref(id)}
              label={t(`menu:pages.${id}`)}
              color="primary"
              variant={id === current ? 'filled' : 'outlined'}
              aria-current={id === current ? 'page' : undefined}
            />
          </li>
        ))}
      </Chips>
    </nav>
  )
}
