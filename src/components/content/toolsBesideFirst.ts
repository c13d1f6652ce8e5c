/** On phones each way on has its own line, but for the tools (`data-tools`), which stand beside the first. */
export const toolsBesideFirst = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: { xs: 1, sm: 1.5 },
  '& > *': { gridColumn: '1 / -1' },
  '&:has(> [data-tools]) > a:first-of-type': { gridColumn: 1 },
  '& > [data-tools]': { gridArea: '1 / 2' },
} as const
