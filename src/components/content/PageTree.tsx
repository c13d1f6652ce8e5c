import { PageLink } from '#components/ui/PageLink.tsx'
import { menuPages, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'

interface PageTreeProps {
  parent: CanonicalPageId
  current: PageId | undefined
}

/** The pages below a page, each with its own pages, as the items of a list. */
export function PageTree({ parent, current }: PageTreeProps) {
  const { t } = useTexts('menu')
  return menuPages(parent).map((id) => (
    <li key={id}>
      <PageLink page={id} underline="none" aria-current={id === current ? 'page' : undefined}>
        {t(`pages.${id}`)}
      </PageLink>
      {menuPages(id).length > 0 && (
        <ul>
          <PageTree parent={id} current={current} />
        </ul>
      )}
    </li>
  ))
}
