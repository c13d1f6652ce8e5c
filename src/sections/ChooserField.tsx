import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChooserTexts } from '#content/kinds/chooser.ts'
import { onScreen } from '#theme/tokens.ts'
import { ArticleText } from './ArticleText.tsx'
import { cellOf } from './cellOf.ts'
import type { SectionWordsProps } from './SectionProps.ts'

/** On phones with scripts: a field of needs, and the answer to the chosen one. */
export function ChooserField({ texts, textKey }: SectionWordsProps<ChooserTexts>) {
  const { choose, table } = texts
  const [row, setRow] = useState(0)
  const field = useRef<HTMLSelectElement>(null)
  // What was chosen before React started, or before a reload, stays chosen.
  useEffect(() => setRow(Number(field.current?.value ?? 0)), [])
  const fieldId = useId()
  const [, ...names] = table.columns
  const [need, ...answer] = table.rows[row] ?? []
  const cellKey = cellOf(`${textKey}.table`)
  return (
    <Stack
      spacing={2}
      sx={(theme) => ({
        display: 'none',
        paddingBlockStart: theme.spacing(1),
        [onScreen(theme.breakpoints.down('sm'))]: { '[data-script] &': { display: 'flex' } },
      })}
    >
      <TextField
        id={fieldId}
        select
        fullWidth
        label={choose}
        value={row}
        inputRef={field}
        onChange={(event) => setRow(Number(event.target.value))}
        slotProps={{ select: { native: true } }}
      >
        {table.rows.map(([each], index) => (
          <option key={each} value={index}>
            {each}
          </option>
        ))}
      </TextField>
      <Card component="output" htmlFor={fieldId} variant="filled">
        {/* A key of its own: on a page that a browser has translated, the answer changes as a whole. */}
        <CardContent key={row}>
          {/* The closed field cuts long needs. */}
          <Typography variant="subtitle1" component="p">
            {need}
          </Typography>
          {answer.map((cell, column) => (
            <div key={names[column]}>
              <Typography variant="caption" color="textSecondary">
                {names[column]}
              </Typography>
              <Typography component="p">
                <ArticleText text={cell} textKey={cellKey(row, column)} />
              </Typography>
            </div>
          ))}
        </CardContent>
      </Card>
    </Stack>
  )
}
