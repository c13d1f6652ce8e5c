import { styled } from '@mui/material/styles'

/** A deck on a row of arches, one a step; it runs in the reading direction. */
const Bridge = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: '32px 12px',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    borderBlockStart: `8px solid ${theme.vars.palette.surface.dark}`,
    paddingBlockStart: 10,
  },
  '[data-scheme="dark"] & > li': { borderBlockStartColor: theme.vars.palette.art.line },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'end center',
    inlineSize: '100%',
    maxInlineSize: 220,
    aspectRatio: '2 / 1',
    border: `14px solid ${theme.vars.palette.primary.main}`,
    borderBlockEnd: 0,
    borderRadius: '999px 999px 0 0',
    fontSize: theme.typography.h3.fontSize,
    fontWeight: 600,
    lineHeight: 1.4,
    color: theme.vars.palette.text.primary,
  },
  // The keystone.
  '& > li::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 10,
    insetInlineStart: 'calc(min(100%, 220px) / 2 - 6px)',
    inlineSize: 12,
    blockSize: 18,
    backgroundColor: theme.vars.palette.accent,
    clipPath: 'polygon(0 0, 100% 0, 75% 100%, 25% 100%)',
  },
}))

/** Steps in their order, drawn as a bridge. */
export function StepBridge({ items }: { items: readonly string[] }) {
  return (
    <Bridge>
      {items.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Bridge>
  )
}
