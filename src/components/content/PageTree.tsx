import { MenuLink } from '#components/ui/MenuLink.tsx'
import { menuPages, type CanonicalPageId, type PageId } from '#config/pages.ts'

interface PageTreeProps {
  parent: CanonicalPageId
  current: PageId | undefined
}

/** The pages below a page, each with its own pages, as the items of a list. */
export function PageTree({ parent, current }: PageTreeProps) {
  return menuPages(parent).map((id) => (
    <li key={id}>
      <MenuLink page={id} current={current} />
      {menuPages(id).length > 0 && (
        <ul>
          <PageTree parent={id} current={current} />
        </ul>
      )}
    </li>
  ))
}
