import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTexts } from '#i18n/useTexts.ts'

/** A dialog as Material UI's documentation has it; the tests put it on Compliance. */
export function ReadDialog() {
  const { t } = useTexts('pages/compliance')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('meta.title')}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="dialog-title">
        <DialogTitle id="dialog-title">{t('heading')}</DialogTitle>
      </Dialog>
    </>
  )
}
