import Typography from '@mui/material/Typography'
import { use } from 'react'
import { OnPaperContext } from '#components/content/OnPaperContext.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Disclosure } from '#components/content/Disclosure.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { Calculation, CalculationTexts } from '#content/kinds/calculation.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface ReckoningProps {
  section: Calculation
  steps: CalculationTexts['steps']
  /** Reads a text of the section, with the figures in it as a sentence has them, or as they are given. */
  fill: (path: string, values?: Readonly<Record<string, string>>) => string
  /** All figures with their units, as they stand alone, by their ids. */
  values: Readonly<Record<string, string>>
  textKey: string
}

/** In a narrow cell, a number does not part from its unit at the end of a line. */
const inOneLine = (amount: string) => amount.replaceAll(/(\d) /g, '$1\u00A0')

/** The arithmetic of a calculation, step by step, folded. */
export function Reckoning({ section, steps, fill, values, textKey }: ReckoningProps) {
  const { t } = useTexts('figures')
  const amounts = Object.fromEntries(Object.entries(values).map(([id, amount]) => [id, inOneLine(amount)]))
  const table = {
    caption: t('note'),
    columns: [t('columns.step'), t('columns.how'), t('columns.outcome')],
    rows: Object.keys(section.results)
      // Some results are only drawn.
      .filter((id) => id in steps)
      .map((id) => [fill(`steps.${id}.name`), fill(`steps.${id}.how`, amounts), amounts[id] ?? '']),
  }
  const heading = <Typography variant="h3">{t('reckoning')}</Typography>
  const rows = (
    <ComparisonTable table={table} purpose="arithmetic" cellKey={(row) => `${textKey}.steps.${row}`} />
  )
  if (use(OnPaperContext))
    return (
      <>
        {heading}
        {rows}
      </>
    )
  return (
    <Disclosure>
      <summary>
        {heading}
        <Icon name="expand" sx={{ fontSize: 16 }} />
      </summary>
      {rows}
    </Disclosure>
  )
}
