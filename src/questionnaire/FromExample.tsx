import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { BulletList } from '#components/content/BulletList.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useI18n, useTexts } from '#i18n/useTexts.ts'
import { textButtonMargin } from '#theme/tokens.ts'
import { answer, useAnswers } from './answers.ts'
import { exampleFigures } from './givenFigures.ts'
import { writeResults } from './writeResults.ts'

/**
 * What a page's example computes with the visitor's figures, as it goes along with the answers. Questions that have the
 * figures of the example so far can be answered with these at once.
 */
export function FromExample({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts('figures')
  const i18n = useI18n()
  const { code, direction } = useLanguage()
  const pageHref = usePageHref()
  const answers = useAnswers()[page]?.answers ?? {}
  const { sections, questions = {} } = contentOf(page)
  const [id, example] = Object.entries(sections).find(([, { kind }]) => kind === 'calculation') ?? []
  const titleId = useId()
  const titleRef = useRef<HTMLParagraphElement>(null)
  const lines = writeResults(i18n, page, answers)
  if (example?.kind !== 'calculation' || id === undefined || lines.length === 0) return null
  const open = Object.keys(example.inputs).filter((input) => input in questions && !(input in answers))
  const take = () => {
    const figures = exampleFigures(example, code)
    for (const input of open) answer(page, input, figures[input] ?? '')
    titleRef.current?.focus()
  }
  return (
    <Paper variant="filled" sx={{ padding: 2.5 }}>
      <Typography ref={titleRef} id={titleId} tabIndex={-1} variant="subtitle2" component="p">
        {t('inSheet')}
      </Typography>
      <BulletList aria-labelledby={titleId} sx={{ paddingBlock: 1.5 }}>
        {lines.map(({ id: line, label, answer: written }) => (
          <li key={line}>
            {`${label}: `}
            <bdi key={written} dir={direction}>
              {written}
            </bdi>
          </li>
        ))}
      </BulletList>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {open.length > 0 && (
          <Button variant="outlined" onClick={take}>
            {t('take')}
          </Button>
        )}
        <Button
          href={pageHref(page, id)}
          variant="text"
          // Alone, its words begin with those above it.
          sx={open.length > 0 ? {} : { marginInlineStart: textButtonMargin }}
        >
          {t('change')}
        </Button>
      </Stack>
    </Paper>
  )
}
