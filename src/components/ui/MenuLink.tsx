import type { CanonicalPageId, PageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { styled } from '@mui/material/styles'
import { PageLink } from './PageLink.tsx'

const StyledLink = styled(PageLink)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderRadius: 4,
  transition: 'color 150ms ease-out, background-color 150ms ease-out',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}))

interface MenuLinkProps {
  page: CanonicalPageId
  /** The page that the visitor is on: a link to it is bold and in the primary colour. */
  current: PageId | undefined
}

/** A link to a page, with the page's name. */
export function MenuLink({ page, current }: MenuLinkProps) {
  const { t } = useTexts('menu')
  return (
    <StyledLink page={page} aria-current={page === current ? 'page' : undefined}>
      {t(`pages.${page}`)}
    </StyledLink>
  )
}
