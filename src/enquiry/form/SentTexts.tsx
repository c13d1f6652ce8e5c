import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Disclosure } from '#components/content/Disclosure.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** What the visitor has sent, folded; on paper it is open. */
export function SentTexts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTexts('enquiry')
  return (
    <Disclosure>
      <summary>
        <Typography variant="h3">{t('sent.texts')}</Typography>
        <Icon name="expand" sx={{ fontSize: 16 }} />
      </summary>
      <Stack
        component="dl"
        spacing={1.5}
        sx={{
          pb: 2.5,
          '& dt': { typography: 'body2', color: 'text.secondary' },
          '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        }}
      >
        {fieldNames
          .filter((name) => enquiry[name] !== '')
          .map((name) => (
            <DescriptionItem key={name} name={t(`fields.${name}`)}>
              <bdi>{enquiry[name]}</bdi>
            </DescriptionItem>
          ))}
      </Stack>
    </Disclosure>
  )
}
