import type { ComponentType } from 'react'
import type { CanonicalPageId, PagesOf } from '#config/pages.ts'

export interface InnerPageSlotProps {
  page: Exclude<CanonicalPageId, PagesOf<'home' | 'contact'>>
}

type Slot = ComponentType<InnerPageSlotProps> | undefined

/** The components that a page puts into the frame of inner pages. Each is given the page. */
export interface InnerPageSlots {
  /** Shown below the title. */
  banner?: Slot
  /** Further ways on, below the opening's button and its note. */
  actions?: Slot
  /** In the opening's upper corner, on phones beside its button: what one may do with the page. */
  tools?: Slot
  /** Shown below the opening. */
  subMenu?: Slot
  /** Buttons of the last band beside those of every page. */
  nextStep?: Slot
}
