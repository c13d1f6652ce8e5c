import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Snackbar from '@mui/material/Snackbar'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Tooltip from '@mui/material/Tooltip'
import { useId, useState } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { Samples, SampleTexts } from './sampleTexts.ts'

/** The components that open above the page. Each button has the name of the component that it opens. */
export const overlays: Samples = {
  Dialog: (texts) => <DialogSample {...texts} />,
  Drawer: (texts) => <DrawerSample {...texts} />,
  Menu: (texts) => <MenuSample {...texts} />,
  Snackbar: (texts) => <SnackbarSample {...texts} />,
  SpeedDial: ({ title, items }) => (
    <SpeedDial ariaLabel={title} icon={<SpeedDialIcon />} direction="down">
      {items.slice(0, 2).map((item) => (
        <SpeedDialAction key={item} icon={<Icon name="up" />} slotProps={{ tooltip: { title: item } }} />
      ))}
    </SpeedDial>
  ),
  Tooltip: ({ name, text }) => (
    <Tooltip title={text} describeChild>
      <Button>{name}</Button>
    </Tooltip>
  ),
}

function DialogSample({ name, title, text, action }: SampleTexts) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog open={open} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{action}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function DrawerSample({ name, title, items }: SampleTexts) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': title } }}>
        <List component="div" sx={{ inlineSize: 250 }}>
          {items.map((item) => (
            <ListItemButton key={item} onClick={close}>
              {item}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </>
  )
}

function MenuSample({ name, items }: SampleTexts) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button id={id} aria-haspopup="true" onClick={(event) => setAnchor(event.currentTarget)}>
        {name}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items.map((item) => (
          <MenuItem key={item} onClick={close}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function SnackbarSample({ name, text, action }: SampleTexts) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Snackbar
        open={open}
        onClose={close}
        message={text}
        action={
          <Button color="secondary" size="small" onClick={close}>
            {action}
          </Button>
        }
      />
    </>
  )
}
