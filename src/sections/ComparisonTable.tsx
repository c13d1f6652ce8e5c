import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId } from 'react'
import type { TablePurpose } from '#content/kinds/table.ts'
import { ArticleText } from './ArticleText.tsx'
import type { CellKey } from './cellOf.ts'
import { columnsOfChoice, firstColumnFor } from './columnWidths.ts'
import { Comparison, ComparisonCell, type PhoneLayout } from './Comparison.ts'
import { itemKey } from './itemKey.ts'
import { TableCaption } from './TableCaption.tsx'

/** The purposes of tables whose head is a band. */
const ofBand: ReadonlySet<string> = new Set(['decision', 'choice'])

/** A row that screens leave out, once there are the scripts that bring it back. */
const folded = { '@media screen': { '[data-script] &': { display: 'none' } } } as const

const autoOnPaper = { '@media print': { inlineSize: 'auto' } } as const

interface ComparedThings {
  caption: string
  /** The first one heads the rows' own headers. */
  columns: readonly string[]
  /** Each row's header and its cells. There is nothing to say in an undefined one. */
  rows: readonly (readonly (string | undefined)[])[]
}

interface ComparisonTableProps {
  table: ComparedThings
  /**
   * What it is there for; by default to compare. A choice is a decision between pages, and arithmetic ends with a column of
   * amounts.
   */
  purpose?: TablePurpose | 'choice' | 'arithmetic'
  cellKey: CellKey
  /** The only level that phones show, or all, where columns are levels: arches above the table say their names. */
  level?: number | 'all'
  /** How many rows screens with scripts show; by default all. */
  rowsShown?: number
  /** The id of the caption where it stands elsewhere; by default above the table. */
  captionId?: string
}

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { table, purpose = 'comparison', cellKey, level, captionId } = props
  const { caption, columns, rows } = table
  const { rowsShown = rows.length } = props
  const ownCaptionId = useId()
  const ofLevels = level !== undefined
  const oneColumn = typeof level === 'number'
  const isOther = (column: number) => oneColumn && column !== level
  const onPhones = ofLevels ? 'sideBySide' : phoneLayout(columns.length, purpose)
  const headers = rows.map(([header = '']) => header)
  const widths = purpose === 'choice' ? columnsOfChoice : [firstColumnFor(columns.length, headers)]
  return (
    <div>
      {captionId === undefined && <TableCaption id={ownCaptionId}>{caption}</TableCaption>}
      <TableContainer>
        {/* The roles are written out: browsers take them from elements laid out otherwise. */}
        <Comparison
          role="table"
          aria-labelledby={captionId ?? ownCaptionId}
          onPhones={onPhones}
          inOneLine={purpose === 'duties'}
          ofAmounts={purpose === 'arithmetic'}
          ofLevels={ofLevels}
          oneColumn={oneColumn}
        >
          <TableHead role="rowgroup" data-scheme={ofBand.has(purpose) ? 'dark' : undefined}>
            <TableRow role="row">
              {columns.map((column, index) => (
                <ComparisonCell
                  key={column}
                  role="columnheader"
                  scope="col"
                  leftOut={index > 0 && isOther(index - 1)}
                  sx={widths[index] ? { inlineSize: widths[index], ...(!ofLevels && autoOnPaper) } : {}}
                >
                  {ofLevels ? <span>{column}</span> : column}
                </ComparisonCell>
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
                {cells.map((text, column) => (
                  <ComparisonCell
                    key={columns[column + 1]}
                    role="cell"
                    data-column={columns[column + 1]}
                    // It would be a line with a name and nothing to say.
                    leftOut={isOther(column) || (onPhones === 'lines' && text === undefined)}
                  >
                    {text === undefined ? '–' : <ArticleText text={text} textKey={cellKey(row, column)} />}
                  </ComparisonCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Comparison>
      </TableContainer>
    </div>
  )
}

function phoneLayout(columns: number, purpose: ComparisonTableProps['purpose']): PhoneLayout {
  if (columns === 2) return 'table'
  return columns === 3 && purpose !== 'duties' ? 'sideBySide' : 'lines'
}
