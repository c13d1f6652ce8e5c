import { PageLink } from '#components/ui/PageLink.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { sheetFragment, sheetKey } from './sheetKey.ts'

/** Leads from a page's opening to its sheet. */
export function SheetLink({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts()
  return (
    <PageLink page={page} fragment={sheetFragment}>
      {t(`${sheetKey(page)}.heading`)}
    </PageLink>
  )
}
