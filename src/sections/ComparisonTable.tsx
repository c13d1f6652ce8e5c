import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import { styleOnly } from '#theme/styleOnly.ts'
import { onScreen } from '#theme/tokens.ts'
import { ArticleText } from './ArticleText.tsx'
import { itemKey } from './itemKey.ts'
import { TableCaption } from './TableCaption.tsx'
import type { TablePurpose, TableTexts } from '#content/kinds/table.ts'

/** The share of the width that the row headers take beside three columns or more. */
export const firstColumn = '24%'

/** Beside fewer columns they reach to the second edge of all sections (`SectionLayout.tsx`). */
const toSecondEdge = '42%'

interface ComparisonProps {
  /** Two columns are narrow enough to stay a table. Three put the row's name above the other two; more are lines. */
  onPhones: 'table' | 'sideBySide' | 'lines'
  /** Whether the lines of a phone leave the columns' names out, as what stands in the cells says enough. */
  inOneLine: boolean
  /** Whether phones show a single column, once there are the scripts that choose it. */
  oneColumn: boolean
  /** Whether the columns are levels, each below its arch. */
  ofLevels: boolean
  /** Whether arches above the table say its columns' names: wide screens then show them once. */
  namedAbove: boolean
}

/** The roles are written out: browsers take them from elements laid out otherwise. */
const Comparison = styled(
  Table,
  styleOnly('onPhones', 'inOneLine', 'oneColumn', 'ofLevels', 'namedAbove'),
)<ComparisonProps>(({ theme }) => ({
  tableLayout: 'fixed',
  variants: [
    {
      props: { onPhones: 'sideBySide' },
      style: {
        [onScreen(theme.breakpoints.down('sm'))]: {
          '&, & thead, & tbody, & th, & td': { display: 'block' },
          '& tr': {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
          },
          '& tr > *': { paddingBlock: '8px 10px', paddingInline: '8px 4px', border: 0 },
          '& [scope="col"]:first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
          '& [scope="row"]': { gridColumn: '1 / -1', paddingBlockEnd: 0 },
          '& td': { fontSize: 'var(--size-body2)', lineHeight: 'var(--line-body2)', paddingBlockStart: 2 },
        },
      },
    },
    {
      props: { onPhones: 'lines' },
      style: {
        [onScreen(theme.breakpoints.down('sm'))]: {
          '&, & tbody, & tr, & th, & td': { display: 'block' },
          '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
          '& tbody': { borderBlockStart: `3px solid ${theme.vars.palette.divider}` },
          '& tr': { paddingBlock: 12, borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
          '& tr > *': { padding: 0, border: 0 },
          '& td::before': {
            // The empty alternative: a screen reader says the column's name by itself.
            content: 'attr(data-column) ": " / ""',
            color: theme.vars.palette.text.secondary,
          },
        },
      },
    },
    {
      props: { inOneLine: true },
      style: {
        [onScreen(theme.breakpoints.down('sm'))]: {
          '& td': { display: 'inline', color: theme.vars.palette.text.secondary },
          '& td::before': { content: 'none' },
          '& td + td::before': { content: '" · " / ""' },
        },
      },
    },
    {
      props: { onPhones: 'table' },
      style: { [onScreen(theme.breakpoints.down('sm'))]: { '& tr > *': { paddingInline: 8 } } },
    },
    {
      props: { ofLevels: true },
      style: {
        [theme.breakpoints.up('sm')]: {
          '& td, & [scope="col"] + [scope="col"]': { textAlign: 'center' },
        },
      },
    },
    {
      props: { namedAbove: true },
      style: {
        [onScreen(theme.breakpoints.up('sm'))]: {
          // Its row keeps the columns' widths, and no height.
          '& [scope="col"]': { paddingBlock: 0, border: 0 },
          '& [scope="col"] > span': visuallyHidden,
          '& tbody': { borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}` },
        },
      },
    },
    {
      props: { oneColumn: true },
      style: {
        [onScreen(theme.breakpoints.down('sm'))]: {
          '[data-script] &': {
            '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: 0 },
            '& tr > *': { paddingBlock: 10, paddingInline: 8 },
            '& td::before': { content: 'none' },
          },
        },
      },
    },
  ],
}))

/** A row that screens leave out, once there are the scripts that bring it back. */
const folded = { '@media screen': { '[data-script] &': { display: 'none' } } } as const

/** A cell that a phone leaves out, once there are the scripts that choose another column. */
const Cell = styled(
  TableCell,
  styleOnly('leftOut'),
)<TableCellProps & { leftOut: boolean }>(({ theme }) => ({
  variants: [
    {
      props: { leftOut: true },
      style: { [onScreen(theme.breakpoints.down('sm'))]: { '[data-script] &': { display: 'none' } } },
    },
  ],
}))

interface ComparisonTableProps extends Partial<Pick<ComparisonProps, 'namedAbove' | 'ofLevels'>> {
  table: TableTexts['table']
  /** What it is there for; by default to compare. */
  purpose?: TablePurpose
  /** Returns where a cell stands in the locale files, by the numbers of its row and of its column after the first. */
  cellKey: (row: number, column: number) => string
  /** The number of the only column that phones show; by default they show all. */
  shown?: number | undefined
  /** How many rows screens with scripts show; by default all. */
  rowsShown?: number
  /** The id of the caption where it stands elsewhere; by default above the table. */
  captionId?: string
}

/** Returns where the cells of a table stand in the locale files. */
export const cellOf = (tableKey: string) => (row: number, column: number) =>
  `${tableKey}.rows.${row}.${column + 1}`

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable({
  table,
  purpose = 'comparison',
  cellKey,
  shown,
  rowsShown = table.rows.length,
  captionId: idElsewhere,
  namedAbove = false,
  ofLevels = false,
}: ComparisonTableProps) {
  const ownId = useId()
  const captionId = idElsewhere ?? ownId
  const { caption, columns, rows } = table
  const isLeftOut = (index: number) => shown !== undefined && shown !== index
  const onPhones = phoneLayout(columns.length, purpose)
  const headerWidth = columns.length > 3 ? firstColumn : toSecondEdge
  return (
    <div>
      {idElsewhere === undefined && <TableCaption id={captionId}>{caption}</TableCaption>}
      <TableContainer>
        <Comparison
          role="table"
          aria-labelledby={captionId}
          onPhones={onPhones}
          inOneLine={purpose === 'duties'}
          oneColumn={shown !== undefined}
          ofLevels={ofLevels}
          namedAbove={namedAbove}
        >
          <TableHead role="rowgroup" data-scheme={purpose === 'decision' ? 'dark' : undefined}>
            <TableRow role="row">
              {columns.map((column, index) => (
                <Cell
                  key={column}
                  role="columnheader"
                  scope="col"
                  leftOut={index > 0 && isLeftOut(index - 1)}
                  sx={index === 0 ? { inlineSize: { sm: headerWidth } } : {}}
                >
                  {namedAbove ? <span>{column}</span> : column}
                </Cell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.map(([header, ...cells], row) => (
              <TableRow
                key={itemKey([header, ...cells].join(' '), row)}
                role="row"
                hover
                sx={row < rowsShown ? undefined : folded}
              >
                <TableCell component="th" role="rowheader" scope="row">
                  {header}
                </TableCell>
                {cells.map((cell, index) => (
                  <Cell
                    key={columns[index + 1]}
                    role="cell"
                    data-column={columns[index + 1]}
                    // A dash would be a line with a name and nothing to say.
                    leftOut={isLeftOut(index) || (onPhones === 'lines' && cell === '–')}
                  >
                    <ArticleText text={cell} textKey={cellKey(row, index)} />
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Comparison>
      </TableContainer>
    </div>
  )
}

function phoneLayout(columns: number, purpose: TablePurpose): ComparisonProps['onPhones'] {
  if (columns === 2) return 'table'
  return columns === 3 && purpose !== 'duties' ? 'sideBySide' : 'lines'
}
