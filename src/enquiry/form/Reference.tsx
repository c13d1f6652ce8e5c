import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import { noBidiIsolation } from '#i18n/bidiIsolation.ts'
import { useTexts } from '#i18n/useTexts.ts'

const value = {
  display: 'block',
  inlineSize: 'fit-content',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const

/** The enquiry's reference, with a button that copies it. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTexts('enquiry')
  const [tries, setTries] = useState<('copied' | 'notCopied')[]>([])
  const add = (result: 'copied' | 'notCopied') => setTries((before) => [...before, result])
  const last = tries.at(-1)
  // Without TLS there is no clipboard at all.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      add('copied')
    } catch {
      add('notCopied')
    }
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1 }}>
      <p>
        <Trans
          i18nKey="enquiry:sent.reference"
          values={{ reference }}
          tOptions={noBidiIsolation}
          components={{ value: <Typography component="bdi" variant="h2" dir="ltr" sx={value} /> }}
        />
      </p>
      <Button variant="outlined" onClick={copy}>
        {t('sent.copy')}
      </Button>
      <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
        {/* A new element each time, so that a second copy is announced too. */}
        {last && <span key={tries.length}>{t(`sent.${last}`)}</span>}
      </Typography>
    </Stack>
  )
}
