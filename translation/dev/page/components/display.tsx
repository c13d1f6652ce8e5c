import AppBar from '@mui/material/AppBar'
import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Pagination from '@mui/material/Pagination'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Toolbar from '@mui/material/Toolbar'
import type { Samples } from './sampleTexts.ts'

/** The components that show something. Visitors press none of them except the pages of a list. */
export const display: Samples = {
  AppBar: ({ title }) => (
    <AppBar position="static" component="div">
      <Toolbar>{title}</Toolbar>
    </AppBar>
  ),
  'Avatar, Badge': ({ title }) => (
    <Badge badgeContent={4} color="primary" role="img" aria-label={title} sx={{ alignSelf: 'start' }}>
      <Avatar variant="rounded">{title.charAt(0)}</Avatar>
    </Badge>
  ),
  Progress: ({ title }) => (
    <>
      <CircularProgress aria-label={title} />
      <LinearProgress variant="determinate" value={40} aria-label={title} />
    </>
  ),
  Skeleton: ({ title }) => (
    <Stack role="img" aria-label={title}>
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rectangular" width={210} height={60} animation="wave" />
    </Stack>
  ),
  Stepper: ({ items }) => (
    <Stepper activeStep={1}>
      {items.slice(0, 2).map((item) => (
        <Step key={item}>
          <StepLabel>{item}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  Pagination: () => <Pagination count={10} />,
}
