import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { useWords } from './useWords.ts'

export function DataDisplay() {
  const words = useWords().data
  const [chosen, setChosen] = useState(true)
  return (
    <>
      <Typography variant="h2">{words.heading}</Typography>
      <Stack direction="row" spacing={3}>
        <Avatar>{words.initial}</Avatar>
        <Badge badgeContent={4} color="primary" role="img" aria-label={words.messages}>
          <Avatar variant="rounded">{words.initial}</Avatar>
        </Badge>
        {chosen && <Chip label={words.city} color="primary" onDelete={() => setChosen(false)} />}
        <Chip label={words.office} variant="outlined" />
      </Stack>
      <TableContainer component={Paper}>
        <Table sx={{ minWidth: 300 }} aria-label={words.heading}>
          <TableHead>
            <TableRow>
              <TableCell>{words.office}</TableCell>
              <TableCell align="right">{words.staff}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row">
                {words.city}
              </TableCell>
              <TableCell align="right">{120}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      <Stack role="img" aria-label={words.loading}>
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton variant="text" sx={{ fontSize: '1rem' }} />
        <Skeleton variant="rectangular" width={210} height={60} animation="wave" />
      </Stack>
    </>
  )
}
