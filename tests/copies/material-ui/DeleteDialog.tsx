import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useWords } from './useWords.ts'

export function DeleteDialog() {
  const words = useWords().feedback
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="dialog-title">
        <DialogTitle id="dialog-title">{words.dialogTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.dialogText}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{words.cancel}</Button>
          <Button onClick={close} color="error">
            {words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
