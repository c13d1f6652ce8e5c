import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { PageTree } from './PageTree.tsx'

const Links = styled('ul')(({ theme }) => ({
  '&, & ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& ul': { paddingBlockStart: 8, paddingInlineStart: 16 },
  '& a': {
    display: 'block',
    paddingBlock: 8,
    paddingInline: 16,
    border: `1.5px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
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
  family: CanonicalPageId
  current: CanonicalPageId
}

/** The pages of a family of services, each with its own pages. */
export function SubNavigation({ family, current }: SubNavigationProps) {
  const { t } = useTexts(['menu', 'accessibility'])
  return (
    <nav aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}>
      <Links>
        <PageTree parent={family} current={current} />
      </Links>
    </nav>
  )
}
