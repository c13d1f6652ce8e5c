import { styled } from '#theme/styled.ts'
import { PageLink } from '#components/ui/PageLink.tsx'

/** A list without markers. */
export const PlainList = styled('ul')({ listStyle: 'none' })

/** A link of a menu; the current page's is bold and in the primary colour. */
export const MenuLink = styled(PageLink)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderRadius: 4,
  transition: 'color 150ms ease-out, background-color 150ms ease-out',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}))
