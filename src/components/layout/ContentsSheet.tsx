import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useLayoutEffect, useState } from 'react'
import { useCurrentSection } from '#hooks/useCurrentSection.ts'
import { useModal } from '#hooks/useModal.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { enters } from '#theme/motion.ts'
import { safeMargin } from '#theme/safeAreas.ts'

/** Material 3's bottom sheet. */
const Sheet = styled('dialog')(({ theme }) => ({
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: '70dvh',
  margin: 0,
  padding: 0,
  // Contrast themes show it.
  border: '1px solid transparent',
  borderRadius: '28px 28px 0 0',
  overscrollBehavior: 'contain',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
  '&[open]': { animation: `sheet-in ${enters}` },
  '@keyframes sheet-in': { from: { transform: 'translateY(100%)' } },
  [`& .${listItemButtonClasses.root}[aria-current]`]: {
    fontWeight: 600,
    color: theme.vars.palette.surface.onTonal,
    backgroundColor: theme.vars.palette.surface.tonal,
  },
}))

/** Within the sheet, whose own box is the target of a press beside it. */
const Content = styled(Box)(({ theme }) => ({
  paddingInline: safeMargin(theme.spacing(1.5)),
  paddingBlockEnd: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom))`,
}))

/** It stays at the sheet's upper edge while the list scrolls. */
const Handle = styled(ButtonBase)(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  inlineSize: '100%',
  blockSize: 44,
  // Not in contrast themes, either.
  border: '0 !important',
  backgroundColor: theme.vars.palette.background.paper,
  '&::before': {
    content: '""',
    inlineSize: 32,
    borderBlockStart: `4px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 2,
  },
}))

/** Where the browser puts what it brings into view: it ends a little below the bar. */
const readScrollPadding = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)

interface ContentsSheetProps {
  sections: readonly { id: string; heading: string }[]
  onClose: () => void
}

/** The page's sections in a sheet from below, with the focus on the one that the visitor is in. */
export function ContentsSheet({ sections, onClose }: ContentsSheetProps) {
  const { t } = useTexts('accessibility')
  const titleId = useId()
  const { ref, close } = useModal()
  const [scrollPadding] = useState(readScrollPadding)
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    scrollPadding,
  )
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), [ref, current])
  return (
    <Sheet
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => target === ref.current && close()}
    >
      <Content>
        <Handle aria-label={t('closePageContents')} onClick={close} />
        <Typography id={titleId} variant="subtitle2" component="h2" sx={{ paddingInline: 1.5 }}>
          {t('pageContents')}
        </Typography>
        <List>
          {sections.map(({ id, heading }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                sx={{ minBlockSize: 48, borderRadius: 6 }}
              >
                {heading}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Content>
    </Sheet>
  )
}
