import { Component } from 'react'

export interface Place {
  pathname: string
  /** The page's path without its language. */
  page: string
}

/** Whether only the language of the page has changed. */
export function isLanguageSwitch(before: Place, now: Place): boolean {
  return before.page === now.page && before.pathname !== now.pathname
}

/** Which section stands at the top of the window, and how much of it is scrolled away (0 to 1). */
interface Position {
  index: number
  share: number
}

/** Keeps the section being read in place when the language changes: texts of two languages differ in length. */
export class KeepReadingPosition extends Component<Place> {
  // Only classes have this method, which reads the old page just before it changes.
  override getSnapshotBeforeUpdate(previous: Place): Position | null {
    if (!isLanguageSwitch(previous, this.props) || window.scrollY === 0) return null
    const tops = sections().map((section) => section.getBoundingClientRect())
    const index = tops.findLastIndex(({ top }) => top <= 0)
    const box = tops[index]
    return box ? { index, share: -box.top / box.height } : null
  }

  override componentDidUpdate(_props: Place, _state: unknown, position: Position | null) {
    const section = position && sections()[position.index]
    if (!section) return
    const { top, height } = section.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + height * position.share, behavior: 'instant' })
  }

  override render() {
    return null
  }
}

function sections() {
  return [...document.querySelectorAll('main section, footer')]
}
