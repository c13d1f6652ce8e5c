import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { scrollToMiddle } from '#hooks/scrolling.ts'
import { dimensions } from '#theme/tokens.ts'

const Row = styled('ul')({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})

const Item = styled('li')({ display: 'flex', flex: 'none' })

const Entry = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 90,
  minBlockSize: dimensions.subMenuHeight,
  paddingInline: theme.spacing(2),
  fontSize: 'var(--size-body1)',
  lineHeight: 'var(--line-button)',
  color: theme.vars.palette.text.secondary,
  borderBlock: '3px solid transparent',
  transition: theme.transitions.create(['border-color', 'color']),
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBlockEndColor: theme.vars.palette.secondary.main,
  },
  // The row would cut a ring around it.
  '&:focus-visible': { outlineOffset: -3 },
}))

interface LinkRowProps {
  /** What names the current entry. */
  current: string | undefined
  sx?: SxProps<Theme>
  children: ReactNode
}

/**
 * Links to pages or sections in the look of Material UI's tabs. Where they are wider than the window, the row scrolls
 * sideways. `Tabs` renders its entries a second time before their first frame, for arrow keys that links do not have: the
 * page comes 140 ms later at 4x (tests/bench/log.md). It stands in a `nav`, whose current entry contrast themes frame.
 */
export function LinkRow({ current, sx, children }: LinkRowProps) {
  const ref = useRef<HTMLUListElement>(null)
  const isShown = useRef(false)
  useEffect(() => {
    show(ref.current?.querySelector('[aria-current]'), isShown.current)
    isShown.current = true
  }, [current])
  return (
    <Row ref={ref} sx={sx} onFocus={showFocused}>
      {children}
    </Row>
  )
}

type RowLinkProps = Pick<ButtonBaseProps<'a'>, 'href' | 'aria-current' | 'sx' | 'children'>

/** An entry of a `LinkRow`. `aria-current` marks it. */
export function RowLink({ sx, ...link }: RowLinkProps) {
  return (
    <Item sx={sx}>
      <Entry {...link} />
    </Item>
  )
}

function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) show(target, false)
}

function show(entry: Element | null | undefined, isSmooth: boolean) {
  const row = entry?.closest('ul')
  if (row && entry) scrollToMiddle(row, entry, isSmooth)
}
