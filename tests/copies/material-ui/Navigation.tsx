import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import Typography from '@mui/material/Typography'
import { Overlays } from './Overlays.tsx'
import { useWords } from './useWords.ts'

export function Navigation() {
  const words = useWords().navigation
  const [tab, setTab] = useState(0)
  return (
    <>
      <Typography variant="h2">{words.heading}</Typography>
      <Overlays />
      <Pagination count={10} />
      <SpeedDial ariaLabel={words.actions} icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<Icon name="up" />} slotProps={{ tooltip: { title: words.print } }} />
        <SpeedDialAction icon={<Icon name="external" />} slotProps={{ tooltip: { title: words.share } }} />
      </SpeedDial>
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>{words.stepOne}</StepLabel>
        </Step>
        <Step>
          <StepLabel>{words.stepTwo}</StepLabel>
        </Step>
      </Stepper>
      <Tabs value={tab} onChange={(_, value: number) => setTab(value)} aria-label={words.tabs}>
        <Tab label={words.list} />
        <Tab label={words.map} />
      </Tabs>
      <Tooltip title={words.tooltip} arrow describeChild>
        <Button>{words.help}</Button>
      </Tooltip>
    </>
  )
}
