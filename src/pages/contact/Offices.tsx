import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { AddressLines } from '#components/content/AddressLines.tsx'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { ContactLink } from '#components/ui/ContactLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { company, mapPlace } from '#config/company.ts'
import { mapService } from '#config/thirdParties.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { fingerMargin, fingerPadding, textButtonMargin } from '#theme/tokens.ts'

const facts = {
  display: 'grid',
  gap: 1.5,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  // Hours on two lines leave no single word on the second.
  '& dd': { textWrap: 'balance' },
} as const

/** A finger finds it, which takes no room of the line. */
const number = {
  display: 'inline-block',
  paddingBlock: fingerPadding,
  marginBlock: fingerMargin,
} as const

/** The offices, each with its address, hours, number and place. */
export function Offices() {
  const { t } = useTexts(['pages/contact', 'company'])
  const { code } = useLanguage()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
      }}
    >
      <Typography variant="h2" sx={{ gridColumn: '1 / -1' }}>
        {t('pages/contact:offices.heading')}
      </Typography>
      {company.offices.map((office) => (
        <Card key={office.id} component="section" variant="filled">
          <CardContent>
            <Typography variant="h3">{t(`company:offices.${office.id}.name`)}</Typography>
            <Box component="dl" sx={facts}>
              <DescriptionItem name={t('pages/contact:offices.address')}>
                <AddressLines office={office.id} />
              </DescriptionItem>
              <DescriptionItem name={t('pages/contact:offices.hours')}>
                {t(`company:offices.${office.id}.hours`)}
              </DescriptionItem>
              <DescriptionItem name={t('pages/contact:offices.phone')}>
                <ContactLink to={office.phone} sx={number} />
              </DescriptionItem>
            </Box>
            <Button
              href={`${mapService}/search/?api=1&query=${mapPlace(office)}&hl=${code}`}
              endIcon={<Icon name="external" />}
              // Paper has the address.
              sx={{
                justifySelf: 'start',
                marginInlineStart: textButtonMargin,
                '@media print': { display: 'none' },
              }}
            >
              {t('pages/contact:map.link', { office: t(`company:offices.${office.id}.name`) })}
            </Button>
          </CardContent>
        </Card>
      ))}
      <OwnerSentence fact="countries" sx={{ gridColumn: '1 / -1' }} />
    </Box>
  )
}
