import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useActivePath } from './useActivePath.ts'
import { MenuLink } from './MenuLink.tsx'

const rowHeight = 44

const Entries = styled(List)(({ theme }) => ({
  '& li': { position: 'relative' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& li a, & summary > *': { minBlockSize: rowHeight, paddingBlock: 0 },
  '& summary': { listStyle: 'none', cursor: 'pointer' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { marginInlineStart: 'auto', transition: theme.transitions.create('transform') },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& ul': { paddingInlineStart: theme.spacing(2) },
  // The link above a list leads to the page that compares the pages in it.
  '& summary + a': { inlineSize: 'auto', marginInlineStart: theme.spacing(2) },
  '& summary + a + ul': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  // Beside a link, the button that opens the list lies at the end of the link's row.
  '& a + details > summary': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
}))

/** The look of a button inside a `<summary>`, which has role, focus and keys. A real button would not toggle it. */
function SummaryFace({ role: _role, tabIndex: _tabIndex, ...face }: ComponentProps<'span'>) {
  return <span {...face} />
}

/** The entries below a page. A page with pages below is a button on the top level; elsewhere a link and a button. */
export function MobileMenuList({ parent }: { parent?: CanonicalPageId }) {
  const { t } = useTexts(['menu', 'accessibility'])
  const activePath = useActivePath()
  const current = activePath.at(-1)
  return (
    <Entries disablePadding>
      {menuPages(parent).map((id) => {
        const name = t(`menu:pages.${id}`)
        const expandable = menuPages(id).length > 0
        const isLink = parent !== undefined || !expandable
        const isCurrent = activePath.includes(id)
        return (
          <li key={id}>
            {isLink && <MenuLink page={id} current={id === current} />}
            {expandable && (
              <details>
                <summary>
                  {isLink ? (
                    <IconButton
                      component={SummaryFace}
                      nativeButton={false}
                      color={isCurrent ? 'primary' : 'inherit'}
                      sx={{ paddingInline: 1.5 }}
                    >
                      <VisuallyHidden>{t('accessibility:showPages', { page: name })}</VisuallyHidden>
                      <Icon name="expand" sx={{ fontSize: 16 }} />
                    </IconButton>
                  ) : (
                    <ListItemButton
                      component={SummaryFace}
                      nativeButton={false}
                      sx={isCurrent ? { color: 'primary.main', fontWeight: 600 } : {}}
                    >
                      {name}
                      <Icon name="expand" sx={{ fontSize: 16 }} />
                    </ListItemButton>
                  )}
                </summary>
                {!isLink && (
                  <MenuLink page={id} current={id === current}>
                    {t(`menu:lines.${id as keyof Texts['menu']['lines']}`)}
                  </MenuLink>
                )}
                <MobileMenuList parent={id} />
              </details>
            )}
          </li>
        )
      })}
    </Entries>
  )
}
