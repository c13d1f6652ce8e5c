import { tabsClasses } from '@mui/material/Tabs'
import type { FocusEvent } from 'react'
import { scrollToMiddle } from '#hooks/scrolling.ts'

/** Scrolls the row to a tab with keyboard focus. */
function showFocused({ currentTarget: tab }: FocusEvent<HTMLElement>) {
  const row = tab.closest(`.${tabsClasses.scroller}`)
  if (row && tab.matches(':focus-visible')) scrollToMiddle(row, tab)
}

/** Props of `Tabs` that lead to pages or sections, and have no panels: a screen reader meets links. */
export const linkTabs = {
  list: { role: undefined },
  tab: { role: undefined, 'aria-selected': undefined, tabIndex: 0, onFocus: showFocused },
} as const
