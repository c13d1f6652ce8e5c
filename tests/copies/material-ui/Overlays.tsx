import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useWords } from './useWords.ts'

export function Overlays() {
  const words = useWords().navigation
  const [drawer, setDrawer] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button onClick={() => setDrawer(true)}>{words.openDrawer}</Button>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        slotProps={{ paper: { 'aria-label': words.drawer } }}
      >
        <List sx={{ width: 250 }}>
          {[words.inbox, words.drafts].map((text) => (
            <ListItem key={text} disablePadding>
              <ListItemButton onClick={() => setDrawer(false)}>
                <ListItemText primary={text} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Button
        id="menu-button"
        aria-controls={anchor ? 'menu' : undefined}
        aria-haspopup="true"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.openMenu}
      </Button>
      <Menu
        id="menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'menu-button' } }}
      >
        <MenuItem onClick={close}>{words.profile}</MenuItem>
        <MenuItem onClick={close}>{words.logout}</MenuItem>
      </Menu>
    </>
  )
}
