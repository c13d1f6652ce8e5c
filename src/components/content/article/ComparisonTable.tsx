import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ArticleText } from './ArticleText.tsx'
import type { TableTexts } from './texts.ts'

/** The share of the width that the row headers take. */
export const firstColumn = '24%'

/** On phones a card for each row. The roles are written out: browsers take them from elements laid out otherwise. */
const Comparison = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  // Paper is as narrow, and holds the whole table.
  [theme.breakpoints.down('sm').replace('@media', '@media screen and')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': {
      marginBlockEnd: theme.spacing(2),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      overflow: 'hidden',
    },
    '& tr > *': { paddingBlock: 10 },
    '& tr > :last-child': { borderBlockEnd: 0 },
    '& [scope="row"]': { backgroundColor: theme.vars.palette.surface.alternate },
    '& td::before': {
      // The empty alternative: a screen reader says the column's name by itself.
      content: 'attr(data-column) / ""',
      display: 'block',
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
}))

interface ComparisonTableProps {
  table: TableTexts
  /** Where it stands in the locale files. */
  textKey: string
}

/** Things compared side by side: a header for every column and every row. */
export function ComparisonTable({ table, textKey }: ComparisonTableProps) {
  const captionId = useId()
  const { caption, columns, rows } = table
  return (
    <div>
      <Typography id={captionId} variant="h3" component="p" sx={{ marginBlockEnd: 2 }}>
        {caption}
      </Typography>
      <TableContainer>
        <Comparison role="table" aria-labelledby={captionId}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map((column, index) => (
                <TableCell
                  key={column}
                  role="columnheader"
                  scope="col"
                  sx={index === 0 ? { inlineSize: { sm: firstColumn } } : {}}
                >
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.map(([header, ...cells], row) => (
              <TableRow key={header} role="row">
                <TableCell component="th" role="rowheader" scope="row">
                  {header}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                    <ArticleText text={cell} textKey={`${textKey}.rows.${row}.${index + 1}`} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Comparison>
      </TableContainer>
    </div>
  )
}
