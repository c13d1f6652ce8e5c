import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { subjectParameter } from '#config/contactTopics.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface NothingFoundProps {
  words: string
  /** The nearest words that the texts have. */
  nearest: string | null
  onSearch: (words: string) => void
  onFollow: () => void
}

/** What to do where no text has the words: the nearest spelling, or an enquiry with the words as its subject. */
export function NothingFound({ words, nearest, onSearch, onFollow }: NothingFoundProps) {
  const { t } = useTexts('search')
  const pageHref = usePageHref()
  const query = new URLSearchParams({ [subjectParameter]: words }).toString()
  return (
    <Stack spacing={2} sx={{ alignItems: 'start', padding: 2.5 }}>
      {nearest !== null && (
        <Button variant="outlined" onClick={() => onSearch(nearest)}>
          {t('didYouMean', { words: nearest })}
        </Button>
      )}
      <Button variant="contained" href={`${pageHref('contact')}?${query}#enquiry`} onClick={onFollow}>
        {t('ask')}
      </Button>
    </Stack>
  )
}
