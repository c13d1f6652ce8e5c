import Typography from '@mui/material/Typography'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Disclosure } from '#components/content/Disclosure.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import type { Enquiry } from '#enquiry/enquirySchema.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { styled } from '@mui/material/styles'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  paddingBlockEnd: theme.spacing(2.5),
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))

/** What the visitor has sent, folded; on paper it is open. */
export function SentTexts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTexts('enquiry')
  return (
    <Disclosure>
      <summary>
        <Typography variant="h3">{t('sent.texts')}</Typography>
        <Icon name="expand" sx={{ fontSize: 16 }} />
      </summary>
      <List>
        {fieldNames
          .filter((name) => enquiry[name] !== '')
          .map((name) => (
            <DescriptionItem key={name} name={t(`fields.${name}`)}>
              <bdi>{enquiry[name]}</bdi>
            </DescriptionItem>
          ))}
      </List>
    </Disclosure>
  )
}
