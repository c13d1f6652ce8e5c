import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTextGroup } from '#i18n/useTexts.ts'
import { sheetFragment, sheetKey } from './sheetKey.ts'
import type { SheetTexts } from './texts.ts'

/** Leads from a page's opening down to its sheet. */
export function SheetLink({ page }: { page: CanonicalPageId }) {
  const { heading } = useTextGroup<SheetTexts>(sheetKey(page))
  return (
    <ButtonLink
      page={page}
      fragment={sheetFragment}
      icon="expand"
      variant="text"
      color="inherit"
      sx={{
        justifyContent: 'start',
        // Below another button, its words begin with that.
        marginInlineStart: { xs: -1.5, md: 0 },
        textAlign: 'start',
        textWrap: 'balance',
      }}
    >
      {heading}
    </ButtonLink>
  )
}
