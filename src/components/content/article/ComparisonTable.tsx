import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { firstColumn } from './tableColumns.ts'
import type { TableTexts } from './texts.ts'

const Comparison = styled('div')({ minInlineSize: 0 })

/**
 * Scrolls sideways by itself on narrow screens, so that the page does not. A shade lies on each side that
 * hides more: it stays while the section's own colour scrolls away over it.
 */
const Scroller = styled('div')({
  overflowX: 'auto',
  backgroundImage:
    'linear-gradient(to right, var(--tone), transparent), linear-gradient(to left, var(--tone), transparent), ' +
    'linear-gradient(to right, rgb(10 30 44 / 0.35), transparent), linear-gradient(to left, rgb(10 30 44 / 0.35), transparent)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
})

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 600,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    padding: '14px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
  },
  '& th:first-of-type': { inlineSize: firstColumn },
  '& thead th': {
    color: theme.vars.palette.surface.onDark,
    backgroundColor: theme.vars.palette.surface.dark,
    borderBlockEnd: `3px solid ${theme.vars.palette.accent}`,
  },
}))

const Caption = styled('p')(({ theme }) => ({ ...theme.typography.h3, marginBlockEnd: 16 }))

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable({ table, className }: { table: TableTexts; className?: string }) {
  const captionId = useId()
  const { caption, columns, rows } = table
  return (
    <Comparison {...(className && { className })}>
      {/* Outside the table, where it would be cut with it. */}
      <Caption id={captionId}>{caption}</Caption>
      {/* A scrolling region has to be within the keyboard's reach. */}
      <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table aria-labelledby={captionId}>
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
    </Comparison>
  )
}
