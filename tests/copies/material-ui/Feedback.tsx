import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useWords } from './useWords.ts'

export function Feedback() {
  const words = useWords().feedback
  const [alert, setAlert] = useState(true)
  const [snackbar, setSnackbar] = useState(false)
  const close = () => setSnackbar(false)
  return (
    <>
      <Typography variant="h2">{words.heading}</Typography>
      {alert && (
        <Alert severity="success" onClose={() => setAlert(false)}>
          {words.saved}
        </Alert>
      )}
      <Alert severity="error">{words.check}</Alert>
      <Alert severity="warning" variant="outlined">
        {words.check}
      </Alert>
      <Alert severity="info" variant="filled">
        {words.saved}
      </Alert>
      <CircularProgress aria-label={words.waiting} />
      <LinearProgress variant="determinate" value={40} aria-label={words.progress} />
      <DeleteDialog />
      <Button variant="contained" color="secondary" onClick={() => setSnackbar(true)}>
        {words.openSnackbar}
      </Button>
      <Snackbar
        open={snackbar}
        onClose={close}
        message={words.snackbar}
        action={
          <Button color="secondary" size="small" onClick={close}>
            {words.undo}
          </Button>
        }
      />
    </>
  )
}
