import type { SceneName } from '#art/sceneNames.ts'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '8fr 4fr' },
}))

const TextColumn = styled('div')({
  display: 'grid',
  gap: 32,
  maxInlineSize: 840,
  '& h2': { marginBlockStart: 'clamp(16px, 3vw, 40px)' },
})

/** Shown only where there is room beside the words. */
const Picture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

interface OpeningProps {
  /** The scene beside the words. */
  scene?: SceneName | undefined
  children: ReactNode
}

/** The first section below the banner: the lead, and links to the related pages or the sections. */
export function Opening({ scene, children }: OpeningProps) {
  return (
    <Section>
      <Columns>
        <TextColumn>{children}</TextColumn>
        {scene && (
          <Picture>
            <Scene name={scene} />
          </Picture>
        )}
      </Columns>
    </Section>
  )
}
