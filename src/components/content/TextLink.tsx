import { styled } from '@mui/material/styles'
import { Icon } from '#components/ui/Icon.tsx'
import { PageLink, type PageLinkProps } from '#components/ui/PageLink.tsx'

const Line = styled(PageLink)({
  display: 'inline-block',
  paddingBlock: 8,
  fontWeight: 600,
  textUnderlineOffset: '0.35em',
  '& svg': {
    display: 'inline-block',
    marginInlineStart: 8,
    verticalAlign: '-0.15em',
    transition: 'translate 180ms ease-out',
  },
  '&:hover svg': { translate: '4px' },
  '[dir="rtl"] &:hover svg': { translate: '-4px' },
})

/** A link on a line of its own, with an arrow. */
export function TextLink({ children, ...props }: PageLinkProps) {
  return (
    <Line {...props}>
      {children}
      {/* Holds the arrow on the last word's line. */}
      {'\u2060'}
      <Icon name="arrow" size={18} />
    </Line>
  )
}
