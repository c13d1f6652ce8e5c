import { memo } from 'react'
import { menuPages, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { MenuLink } from './MenuLink.tsx'

interface MenuTreeProps {
  parent: CanonicalPageId
  current: PageId | undefined
}

export const MenuTree = memo(function MenuTree({ parent, current }: MenuTreeProps) {
  return menuPages(parent).map((id) => (
    <li key={id}>
      <MenuLink page={id} current={id === current} described />
      {menuPages(id).length > 0 && (
        <ul>
          <MenuTree parent={id} current={current} />
        </ul>
      )}
    </li>
  ))
})
