import { containerClasses } from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { columnGap, ofTwelve } from '#components/content/secondEdge.ts'
import { dimensions } from '#theme/tokens.ts'

const content = `min(${dimensions.contentWidth}px, 100% - ${2 * dimensions.wideGutter}px)`

/** On desktops two sections stand side by side in one band: the second begins at the edge that all sections share. */
export const SectionPair = styled('div')(({ theme }) => {
  const gap = theme.spacing(columnGap.md)
  const first = `(${content} + ${gap}) * ${ofTwelve.first} / 12`
  return {
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: `1fr calc(${first}) calc(${content} - ${first}) 1fr`,
      '& > section': { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid' },
      [`& > section > .${containerClasses.root}`]: { maxInlineSize: 'none', paddingInline: 0 },
      [`& > :first-of-type > .${containerClasses.root}`]: { gridColumn: 2, paddingInlineEnd: gap },
      [`& > :last-of-type > .${containerClasses.root}`]: { gridColumn: 1 },
    },
  }
})
