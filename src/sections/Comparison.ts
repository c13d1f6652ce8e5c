import { styled, type Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { styleOnly } from '#theme/styleOnly.ts'
import { onScreen } from '#theme/tokens.ts'
import { levelColumns, levelGap } from './drawings/levelArch.ts'

/** Two columns are narrow enough to stay a table. Three put the row's name above the other two, as levels do; more are lines. */
export type PhoneLayout = 'table' | 'sideBySide' | 'lines'

interface ComparisonProps {
  onPhones: PhoneLayout
  /** Whether the lines of a phone leave the columns' names out, as what stands in the cells says enough. */
  inOneLine: boolean
  /** Whether the last column has amounts. */
  ofAmounts: boolean
  /** Whether phones show a single column, once there are the scripts that choose it. */
  oneColumn: boolean
  /** Whether the columns are levels, each below its arch, which says its name: wide screens show that once. */
  ofLevels: boolean
}

const phones = (theme: Theme) => onScreen(theme.breakpoints.down('sm'))

const sideBySide = (theme: Theme) => ({
  [phones(theme)]: {
    '&, & thead, & tbody, & th, & td': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tr > *': { paddingBlock: '6px 8px', paddingInline: '8px 4px', border: 0 },
    '& [scope="col"]:first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
    '& [scope="row"]': { gridColumn: '1 / -1', paddingBlockEnd: 0 },
    '& td': { fontSize: 'var(--size-body2)', lineHeight: 'var(--line-body2)', paddingBlockStart: 2 },
  },
})

const lines = (theme: Theme) => ({
  [phones(theme)]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody': { borderBlockStart: `3px solid ${theme.vars.palette.divider}` },
    '& tr': { paddingBlock: 10, borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
    '& tr > *': { padding: 0, border: 0 },
    '& td::before': {
      // The empty alternative: a screen reader says the column's name by itself.
      content: 'attr(data-column) ": " / ""',
      color: theme.vars.palette.text.secondary,
    },
  },
})

const oneLine = (theme: Theme) => ({
  [phones(theme)]: {
    '& td': { display: 'inline', color: theme.vars.palette.text.secondary },
    '& td::before': { content: 'none' },
    '& td + td::before': { content: '" · " / ""' },
  },
})

const closeColumns = (theme: Theme) => ({ [phones(theme)]: { '& tr > *': { paddingInline: 8 } } })

const belowArches = (theme: Theme) => ({
  [phones(theme)]: {
    // The arches above name the columns.
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody': { borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}` },
    '& tr': { gridTemplateColumns: levelColumns, columnGap: levelGap },
    '& tr > *': { paddingInline: 0 },
    '& td': {
      paddingInline: '2px',
      textAlign: 'center',
      fontSize: 'var(--size-caption)',
      lineHeight: 'var(--line-caption)',
    },
  },
  [theme.breakpoints.up('sm')]: { '& td, & [scope="col"] + [scope="col"]': { textAlign: 'center' } },
  [onScreen(theme.breakpoints.up('sm'))]: {
    // Its row keeps the columns' widths, and no height.
    '& [scope="col"]': { paddingBlock: 0, border: 0 },
    '& [scope="col"] > span': visuallyHidden,
    '& tbody': { borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}` },
  },
  // A row's name has one line.
  '@media print': { '& tr > [scope="col"]:first-of-type': { inlineSize: '56mm' } },
})

/** Amounts stand one below the other, digit below digit. */
const amounts = {
  '& tr > :last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
} as const

const besideItsHeaders = (theme: Theme) => ({
  [phones(theme)]: {
    '[data-script] &': {
      '& tr': { gridTemplateColumns: '1fr 1fr' },
      '& tr > *': { paddingBlock: 10, paddingInline: 8 },
      '& [scope="row"]': { gridColumn: 'auto' },
      '& td': { textAlign: 'start', fontSize: 'inherit', lineHeight: 'inherit' },
    },
  },
})

/** On paper, a column is as wide as its words need. */
const byItsWords = {
  '@media print': {
    tableLayout: 'auto',
    '& tr > :not(:last-child)': { paddingInlineEnd: '4mm !important' },
    // A step's name has one line.
    '& [scope="row"]': { minInlineSize: '31mm' },
  },
} as const

/** A table as wide as its section, which takes other forms on phones. */
export const Comparison = styled(
  Table,
  styleOnly('onPhones', 'inOneLine', 'ofAmounts', 'oneColumn', 'ofLevels'),
)<ComparisonProps>(({ theme }) => ({
  tableLayout: 'fixed',
  // Later ones override those before them.
  variants: [
    { props: { onPhones: 'sideBySide' }, style: sideBySide(theme) },
    { props: { onPhones: 'lines' }, style: lines(theme) },
    { props: { inOneLine: true }, style: oneLine(theme) },
    { props: { onPhones: 'table' }, style: closeColumns(theme) },
    { props: { ofAmounts: true }, style: amounts },
    { props: { ofLevels: false }, style: byItsWords },
    { props: { ofLevels: true }, style: belowArches(theme) },
    { props: { oneColumn: true }, style: besideItsHeaders(theme) },
  ],
}))

/** A cell that a phone leaves out, once there are the scripts that choose another column. */
export const ComparisonCell = styled(
  TableCell,
  styleOnly('leftOut'),
)<TableCellProps & { leftOut: boolean }>(({ theme }) => ({
  variants: [
    { props: { leftOut: true }, style: { [phones(theme)]: { '[data-script] &': { display: 'none' } } } },
  ],
}))
