import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { RichParagraph } from '#components/content/RichParagraph.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { textButtonMargin } from '#theme/tokens.ts'
import { jumpTarget } from './jumpTarget.ts'

/** For customers whose system has failed: the number, and what to have at hand. */
export function FaultReport() {
  const { t } = useTexts('pages/contact')
  return (
    <Stack component="section" id="fault" spacing={2} sx={jumpTarget}>
      <Typography variant="h2">{t('fault.heading')}</Typography>
      <OwnerSentence fact="supportLine" />
      <RichParagraph textKey="pages/contact:fault.text" />
      <BulletList>
        {t('fault.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </BulletList>
      <Box>
        {/* Its words begin where those above do. */}
        <ContactButton about="contact/fault" variant="text" sx={{ marginInlineStart: textButtonMargin }}>
          {t('contact.fault.action')}
        </ContactButton>
      </Box>
    </Stack>
  )
}
