import { menuPages, type CanonicalPageId as PageId } from '#config/pages.ts'

export interface MenuEntry {
  page: PageId
  below: MenuEntry[]
}

export const entriesBelow = (parent?: PageId): MenuEntry[] =>
  menuPages(parent).map((page) => ({ page, below: entriesBelow(page) }))

export const menuEntries = entriesBelow()

export const expandableEntries = menuEntries.filter(({ below }) => below.length > 0)
