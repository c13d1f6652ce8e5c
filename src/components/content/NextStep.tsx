import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { PaperWays } from '#components/content/PaperWays.tsx'
import { PromiseNote } from '#components/content/PromiseNote.tsx'
import { Section } from '#components/content/Section.tsx'
import type { PromiseKind } from '#config/ownerFacts.ts'
import { pageRow, type CanonicalPageId, type PagesOf } from '#config/pages.ts'
import { useTextByKey, useTextGroup } from '#i18n/useTexts.ts'

/** As wide as their words; on phones each on its own line. */
const buttons = {
  flexWrap: 'wrap',
  rowGap: { xs: 1, sm: 1.5 },
  columnGap: 2,
  '& > *': { minInlineSize: 200, inlineSize: { xs: '100%', sm: 'auto' } },
} as const

interface NextStepProps {
  page: Exclude<CanonicalPageId, PagesOf<'contact'>>
  promise: PromiseKind
  /** Further buttons. */
  children?: ReactNode
}

interface NextTexts {
  heading: string
  text: string
  /** The words of the button to the page's `next`, where that is not Contact. */
  button?: string
}

/** The last band of a page: the way to Contact, what one receives from there, and one page to read next. */
export function NextStep({ page, promise, children }: NextStepProps) {
  const { next } = pageRow(page)
  const read = useTextByKey()
  const action = read(`pages/${page}:contact.action`)
  const { heading, text, button } = useTextGroup<NextTexts>(`pages/${page}:next`)
  return (
    <Section background="alternate">
      <Grid container spacing={{ xs: 2, md: 7 }} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={1.5}>
            <Typography variant="h2">{heading}</Typography>
            <Typography sx={{ textWrap: 'balance' }}>{text}</Typography>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack spacing={{ xs: 1, sm: 2 }}>
            <Stack direction="row" sx={buttons}>
              <ContactButton about={page}>{action}</ContactButton>
              {next && next !== 'contact' && (
                <ButtonLink page={next} variant="tonal">
                  {button}
                </ButtonLink>
              )}
              {children}
            </Stack>
            <PaperWays action={action} />
            <PromiseNote page={page} promise={promise} />
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
