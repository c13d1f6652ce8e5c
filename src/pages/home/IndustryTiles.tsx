import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Scene } from '#components/content/Scene.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { industries } from '#config/industries.ts'
import { SmallParagraph, Subheading } from '#components/ui/text.ts'

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
  },
}))

const Tile = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  blockSize: '100%',
  padding: 'clamp(20px, 2.5vw, 32px)',
  borderRadius: 6,
  color: 'inherit',
  textDecoration: 'none',
  border: `1.5px solid ${theme.vars.palette.divider}`,
  transition: 'border-color 200ms ease-out, background-color 200ms ease-out',
  '&:hover': {
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& svg': { maxBlockSize: 190, marginInline: 'auto' },
  '& h3 + p': { marginBlockStart: 6, color: theme.vars.palette.text.secondary },
}))

/** The industries: each tile links to its section, the first one to the page itself. */
export function IndustryTiles() {
  const { t } = useTexts('pages/home')
  return (
    <Section tone="dark">
      <SectionHeading lead={t('industries.lead')}>{t('industries.heading')}</SectionHeading>
      <Tiles>
        {industries.map(({ id, linkedByFragment }) => (
          <li key={id}>
            <Tile page="industries" fragment={linkedByFragment ? id : undefined}>
              <Scene name={`industries/${id}`} />
              <div>
                <Subheading>{t(`industries.tiles.${id}.title`)}</Subheading>
                <SmallParagraph>{t(`industries.tiles.${id}.content`)}</SmallParagraph>
              </div>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  )
}
