import Stack from '@mui/material/Stack'
import { RetryButton } from '#components/ui/RetryButton.tsx'
import { useTexts } from '#i18n/useTexts.ts'

/** In place of the results: their code or the file of the language could not be fetched. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('search')
  return (
    <Stack spacing={2} role="alert" sx={{ padding: 2.5 }}>
      <p>{t('failed')}</p>
      <RetryButton retry={onRetry} hasRetried={false} />
    </Stack>
  )
}
