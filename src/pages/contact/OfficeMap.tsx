import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { company, mapPlace } from '#config/company.ts'
import { mapService } from '#config/thirdParties.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { brand } from '#theme/brand.ts'
import { DrawnMap } from './DrawnMap.tsx'

/** The drawing, and above it the button, then the map. */
const frame = {
  blockSize: 'clamp(280px, 28vw, 400px)',
  overflow: 'hidden',
  borderRadius: `${brand.radius.card}px`,
  border: 1,
  borderColor: 'divider',
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& > svg, & > iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  '& > iframe': { position: 'relative' },
} as const

const onScreenOnly = { '@media print': { display: 'none' } } as const

const [office] = company.offices

/** Where the first office is. */
export function OfficeMap() {
  const { t } = useTexts(['pages/contact', 'company'])
  return (
    <Section background="alternate" sx={onScreenOnly}>
      <SectionHeading>
        {t('pages/contact:map.heading', { office: t(`company:offices.${office.id}.name`) })}
      </SectionHeading>
      <MapFrame />
    </Section>
  )
}

/** A drawn map, which asks the provider for nothing. A press of its button loads the real one in its place. */
function MapFrame() {
  const { t } = useTexts(['pages/contact', 'company'])
  const { code } = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const isPressed = useRef(false)
  const press = () => {
    isPressed.current = true
    setIsAsked(true)
  }
  /** The button that had the focus is gone. A switch of the language makes a new frame, which leaves the focus alone. */
  const takeFocus = (map: HTMLIFrameElement | null) => {
    if (!map || !isPressed.current) return
    isPressed.current = false
    map.focus({ preventScroll: true })
  }
  return (
    <Box sx={frame}>
      <DrawnMap />
      {isAsked ? (
        <iframe
          // A new frame for each language: a new address in the same frame would add an entry to the browser's history.
          key={code}
          ref={takeFocus}
          title={t('pages/contact:map.title', { office: t(`company:offices.${office.id}.name`) })}
          src={`${mapService}?q=${mapPlace(office)}&hl=${code}&z=14&output=embed`}
          // The map has another origin, so scripts and same-origin are safe together.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <Button
          variant="tonal"
          onClick={press}
          sx={{
            alignSelf: 'end',
            justifySelf: 'center',
            marginBlockEnd: 3,
            'html:not([data-script]) &': { display: 'none' },
          }}
        >
          {t('pages/contact:map.show')}
        </Button>
      )}
    </Box>
  )
}
