import { styled } from '#theme/styled.ts'

/** A list whose markers are the brand's quarter arch. */
export const BulletList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  '& > li': { position: 'relative', paddingInlineStart: 28 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.42em',
    inlineSize: 12,
    blockSize: 12,
    borderStartEndRadius: 12,
    backgroundColor: theme.vars.palette.accent,
  },
}))
