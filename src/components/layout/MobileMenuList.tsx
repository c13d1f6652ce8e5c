import { Icon } from '#components/ui/Icon.tsx'
import { MenuLink } from '#components/ui/MenuLink.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { useCurrentTrail } from '#hooks/useCurrentTrail.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { styled } from '@mui/material/styles'

const rowHeight = 44

const Entries = styled('ul')(({ theme }) => ({
  '& li': { position: 'relative' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a, & summary': { display: 'flex', alignItems: 'center', minBlockSize: rowHeight, paddingInline: 4 },
  '& a': { marginInlineEnd: rowHeight },
  '& summary': { justifyContent: 'space-between', cursor: 'pointer', listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { marginInline: 14, transition: 'transform 180ms ease-out' },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& [data-current] > summary': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& ul': { paddingInlineStart: 16 },
  // Beside a link, the button that opens the list lies at the end of the link's row.
  '& a + details > summary': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minInlineSize: rowHeight,
  },
}))

/**
 * The pages of a level. Top-level pages with pages below them are buttons, as in the bar; further down a
 * page is a link with a button beside it.
 */
export function MobileMenuList({ parent }: { parent?: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const trail = useCurrentTrail()
  return (
    <Entries>
      {menuPages(parent).map((id) => {
        const name = t(`menu:pages.${id}`)
        const expandable = menuPages(id).length > 0
        const isLink = parent !== undefined || !expandable
        return (
          <li key={id}>
            {isLink && <MenuLink page={id} current={trail.at(-1)} />}
            {expandable && (
              <details data-current={trail.includes(id) ? '' : undefined}>
                <summary>
                  {isLink ? (
                    <VisuallyHidden>{t('accessibility:showPages', { page: name })}</VisuallyHidden>
                  ) : (
                    name
                  )}
                  <Icon name="expand" size={16} />
                </summary>
                <MobileMenuList parent={id} />
              </details>
            )}
          </li>
        )
      })}
    </Entries>
  )
}
