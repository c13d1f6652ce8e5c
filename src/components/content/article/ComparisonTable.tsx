import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { TableTexts } from './texts.ts'

/** Scrolls sideways by itself on narrow screens, so that the page does not. */
const Scroller = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 560,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& caption': { ...theme.typography.h3, textAlign: 'start', paddingBlockEnd: 16 },
  '& th, & td': {
    padding: '14px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
  },
  '& tbody th': { minInlineSize: '8em' },
  '& thead th': {
    color: theme.vars.palette.surface.onDark,
    backgroundColor: theme.vars.palette.surface.dark,
    borderBlockEnd: `3px solid ${theme.vars.palette.accent}`,
  },
}))

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable({ table, className }: { table: TableTexts; className?: string }) {
  const captionId = useId()
  const { caption, columns, rows } = table
  return (
    // A scrolling region has to be within the keyboard's reach.
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0} {...(className && { className })}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells]) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
