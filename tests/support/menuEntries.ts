import { menuPages, type CanonicalPageId as PageId } from '#config/pages.ts'

export interface MenuEntry {
  page: PageId
  below: MenuEntry[]
}

/** What the menus show below a page, at all levels, and on the top level without one. */
export const entriesBelow = (parent?: PageId): MenuEntry[] =>
  menuPages(parent).map((page) => ({ page, below: entriesBelow(page) }))

export const menuEntries = entriesBelow()

/** The entries that open a list of more. */
export const expandableEntries = menuEntries.filter(({ below }) => below.length > 0)
