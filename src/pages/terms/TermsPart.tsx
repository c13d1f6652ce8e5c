import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { jumpMargin, roomBelowBar } from '#components/content/jumpMargin.ts'
import type { TableTexts } from '#content/kinds/table.ts'
import { cellOf } from '#sections/cellOf.ts'
import { ComparisonTable } from '#sections/ComparisonTable.tsx'
import { Paragraphs } from '#sections/Paragraphs.tsx'

/** Texts and tables end at one edge, where a line of text has some 72 characters. */
const part = {
  ...jumpMargin,
  paddingBlockStart: `calc(${roomBelowBar})`,
  maxInlineSize: 'var(--wide-measure)',
  '& > :is(p, ul)': { maxInlineSize: 'none' },
} as const

/** Parts differ in what they have below their heading. */
export interface TermTexts {
  heading: string
  paragraphs?: string[]
  items?: string[]
  table?: TableTexts['table']
}

interface TermsPartProps {
  id: string
  texts: TermTexts
}

/** A part of the terms, with a fragment of its own. */
export function TermsPart({ id, texts: { heading, paragraphs = [], items = [], table } }: TermsPartProps) {
  const textKey = `pages/terms:sections.${id}`
  return (
    <Stack component="section" id={id} spacing={2} sx={part}>
      <Typography variant="h2">{heading}</Typography>
      <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} />
      {items.length > 0 && (
        <BulletList>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </BulletList>
      )}
      {table && <ComparisonTable table={table} cellKey={cellOf(`${textKey}.table`)} />}
    </Stack>
  )
}
