import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { pageRow, type CanonicalPageId, type PagesOf } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import { ContactButton } from './ContactButton.tsx'
import { NextStep } from './NextStep.tsx'
import { PageBanner } from './PageBanner.tsx'
import { Scene } from './Scene.tsx'
import { Section } from './Section.tsx'

interface InnerPageProps {
  page: Exclude<CanonicalPageId, PagesOf<'home' | 'contact'>>
  /** Shown in the banner, below the title. */
  bannerContent?: ReactNode
  /** Shown between banner and opening. */
  subMenu?: ReactNode
  /** Links to the related pages or to the sections, below the lead. */
  openingContent?: ReactNode
  /** Buttons of the last band beside those of every page. */
  nextStepContent?: ReactNode
  children: ReactNode
}

/** The frame of every page but Home and Contact: banner, opening with a link to Contact, sections, next step. */
export function InnerPage({
  page,
  bannerContent,
  subMenu,
  openingContent,
  nextStepContent,
  children,
}: InnerPageProps) {
  const { t } = useTexts()
  return (
    <>
      <PageBanner title={t(`pages/${page}:heading`)} page={page}>
        {bannerContent}
      </PageBanner>
      {subMenu}
      <Opening page={page}>{openingContent}</Opening>
      <BelowTheFold>
        {children}
        <NextStep page={page}>{nextStepContent}</NextStep>
      </BelowTheFold>
    </>
  )
}

/** What the page offers, the way to Contact, and where to go from here; beside it, on phones below, the page's scene. */
function Opening({ page, children }: Pick<InnerPageProps, 'page' | 'children'>) {
  const { t } = useTexts()
  const { scene } = pageRow(page)
  return (
    <Section padding="opening">
      <Grid container spacing={{ xs: 4, md: 8 }} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, sm: scene ? 8 : 12, md: scene ? 7 : 10 }}>
          <Stack spacing={3} sx={{ alignItems: 'start' }}>
            <Typography variant="lead">{t(`pages/${page}:lead`)}</Typography>
            <Stack spacing={1} sx={{ alignItems: 'start' }}>
              <ContactButton about={page}>{t(`pages/${page}:contact.action`)}</ContactButton>
              <Typography variant="body2" color="textSecondary">
                {t(`pages/${page}:contact.result`)}
              </Typography>
            </Stack>
            {children}
          </Stack>
        </Grid>
        {scene && (
          <Grid size={{ xs: 12, sm: 4, md: 5 }}>
            <Scene name={scene} sx={{ maxBlockSize: { xs: 150, sm: 'none' } }} />
          </Grid>
        )}
      </Grid>
    </Section>
  )
}
