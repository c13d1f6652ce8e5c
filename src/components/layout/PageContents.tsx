import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { enters } from '#theme/motion.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { usePopover } from './usePopover.ts'

/** Material 3's bottom sheet, as a popover of the browser. */
const Sheet = styled(Paper)(({ theme }) => ({
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxBlockSize: '70dvh',
  margin: 0,
  border: 0,
  borderRadius: '28px 28px 0 0',
  overscrollBehavior: 'contain',
  paddingBlock: theme.spacing(3, 2),
  paddingInline: safeMargin(theme.spacing(1.5)),
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
  '&:popover-open': { animation: `sheet-in ${enters}` },
  '@keyframes sheet-in': { from: { transform: 'translateY(100%)' } },
}))

/** The sections of the page, as it stands: every template has its own. */
function readSections() {
  return [...document.querySelectorAll('main section[id]')].flatMap((section) => {
    const heading = section.querySelector('h2')?.textContent
    return heading ? [{ id: section.id, heading }] : []
  })
}

/** A button that shows the headings of the page's sections in a sheet from below, each leading to its section. */
export function PageContents() {
  const { t } = useTexts('accessibility')
  const { close, buttonProps, panelProps } = usePopover('page-contents')
  const [sections, setSections] = useState(readSections)
  if (sections.length < 2) return null
  return (
    <>
      <IconButton
        {...buttonProps}
        color="primary"
        aria-label={t('pageContents')}
        // They may have changed their language since then.
        onClick={() => setSections(readSections())}
      >
        <Icon name="contents" fontSize="medium" />
      </IconButton>
      <Sheet {...panelProps} elevation={16}>
        <Typography variant="subtitle2" component="p" color="textSecondary" sx={{ paddingInline: 1.5 }}>
          {t('pageContents')}
        </Typography>
        <List>
          {sections.map(({ id, heading }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton href={`#${id}`} onClick={close} sx={{ minBlockSize: 48 }}>
                {heading}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
    </>
  )
}
