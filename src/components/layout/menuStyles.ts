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

/**
 * How high a panel below the bar may be: what the window has left, or less.
 * @param limit in px
 */
export function panelMaxHeight(limit = Infinity): string[] {
  // With the browser's own bars in sight; the larger unit stands for browsers without this one.
  const room = ['100vh', '100dvh'].map((window) => `${window} - var(--bar-end) - 40px`)
  return room.map((height) => (limit < Infinity ? `min(${limit}px, ${height})` : `calc(${height})`))
}
