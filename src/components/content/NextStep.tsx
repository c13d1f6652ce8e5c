import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { Section } from '#components/content/Section.tsx'
import { pageRow, type CanonicalPageId, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface NextStepProps {
  page: Exclude<CanonicalPageId, PagesOf<'contact'>>
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
export function NextStep({ page, children }: NextStepProps) {
  const { t } = useTexts()
  const { next } = pageRow(page)
  const { heading, text, button }: NextTexts = t(`pages/${page}:next`, { returnObjects: true })
  return (
    <Section background="alternate">
      <Grid container spacing={3} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack spacing={1.5}>
            <Typography variant="h2">{heading}</Typography>
            <Typography sx={{ textWrap: 'balance' }}>{text}</Typography>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack
            spacing={2}
            // As wide as the longest: one column of buttons.
            sx={{ inlineSize: 'fit-content', maxInlineSize: 380, marginInlineStart: { md: 'auto' } }}
          >
            <ContactButton about={page}>{t(`pages/${page}:contact.action`)}</ContactButton>
            <Typography variant="body2">{t(`pages/${page}:contact.result`)}</Typography>
            {next && next !== 'contact' && (
              <ButtonLink page={next} variant="tonal">
                {button}
              </ButtonLink>
            )}
            {children}
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
