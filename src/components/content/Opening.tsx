import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { SceneName } from '#art/sceneNames.ts'
import type { ContactTopic } from '#config/contactTopics.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'

interface OpeningProps {
  lead: string
  contact: { about: ContactTopic; action: string }
  /** The scene beside the words; below them, half as high, on phones. */
  scene?: SceneName | undefined
  children?: ReactNode
}

/** The first section below the banner: what the page offers, the way to Contact, and where to go from here. */
export function Opening({ lead, contact, scene, children }: OpeningProps) {
  return (
    <Section>
      <Grid container spacing={{ xs: 4, md: 8 }} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, sm: scene ? 8 : 12, md: scene ? 7 : 10 }}>
          <Stack spacing={3} sx={{ alignItems: 'start' }}>
            <Typography variant="lead">{lead}</Typography>
            <ContactButton about={contact.about}>{contact.action}</ContactButton>
            {children}
          </Stack>
        </Grid>
        {scene && (
          <Grid size={{ xs: 12, sm: 4, md: 5 }} sx={{ '& svg': { maxBlockSize: { xs: 150, sm: 'none' } } }}>
            <Scene name={scene} />
          </Grid>
        )}
      </Grid>
    </Section>
  )
}
