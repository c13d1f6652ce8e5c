import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { sidewaysScroll } from '#components/content/sidewaysScroll.ts'
import type { TableTexts } from './texts.ts'

/** The share of the width that the row headers take. */
export const firstColumn = '24%'

const Comparison = styled('div')({ minInlineSize: 0 })

const Scroller = styled('div')(sidewaysScroll)

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  // The edge of a narrow window then cuts a column, which shows that the table scrolls.
  minInlineSize: '41.25rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '14px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { inlineSize: firstColumn },
  // Keeps a number on the line of the word that follows it.
  '& tbody th': { textWrap: 'balance' },
  '& thead th': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.band,
    borderBlockEnd: `3px solid ${theme.vars.palette.secondary.main}`,
  },
}))

const Caption = styled('p')(({ theme }) => ({ ...theme.typography.h3, marginBlockEnd: 16 }))

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable({ table, className }: { table: TableTexts; className?: string }) {
  const captionId = useId()
  const { caption, columns, rows } = table
  return (
    <Comparison className={className}>
      {/* The caption stands outside the table: inside the scrolling region it would be cut off. */}
      <Caption id={captionId}>{caption}</Caption>
      {/* A scrolling region has to be within the keyboard's reach. */}
      <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <thead data-scheme="dark">
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
