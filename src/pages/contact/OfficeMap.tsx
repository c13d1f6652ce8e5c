import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { company } from '#config/company.ts'
import { mapService } from '#config/thirdParties.ts'
import { useNearViewport } from '#scheduling/useNearViewport.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 7',
  minBlockSize: 320,
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.divider,
  'html:not([data-script]) &': { display: 'none' },
  display: 'grid',
  '& > *': { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', border: 0 },
  '& > iframe': { position: 'relative' },
}))

const { latitude, longitude } = company.mapPosition
const place = `${latitude},${longitude}`

export function OfficeMap() {
  const { t } = useTexts('pages/contact')
  const { code } = useLanguage()
  return (
    <Section background="alternate">
      <SectionHeading>{t('map.heading')}</SectionHeading>
      <MapFrame />
      <Button
        href={`${mapService}/search/?api=1&query=${place}&hl=${code}`}
        endIcon={<Icon name="external" />}
        sx={{ marginBlockStart: 1, marginInlineStart: -1.5 }}
      >
        {t('map.link')}
      </Button>
    </Section>
  )
}

function MapFrame() {
  const { t } = useTexts('pages/contact')
  const { code } = useLanguage()
  const frameRef = useRef<HTMLDivElement>(null)
  const near = useNearViewport(frameRef)
  const [loaded, setLoaded] = useState(false)
  return (
    <Frame ref={frameRef}>
      {!loaded && <Skeleton variant="rectangular" animation={near && 'wave'} sx={{ height: '100%' }} />}
      {near && (
        <iframe
          // A new frame for each language: a new address in the same frame would add an entry to the browser's history.
          key={code}
          title={t('map.title')}
          onLoad={() => setLoaded(true)}
          src={`${mapService}?q=${place}&hl=${code}&z=14&output=embed`}
          // The map has another origin, so scripts and same-origin are safe together.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer-when-downgrade"
        />
      )}
    </Frame>
  )
}
