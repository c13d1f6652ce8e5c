import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { useActivePath } from './useActivePath.ts'
import { useContactHref } from './useContactHref.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuDisclosure } from './MenuDisclosure.tsx'
import { useMenuKeys } from './useMenuKeys.ts'

/** On Contact it has the indicator of other entries. */
const contactButton = {
  minBlockSize: 40,
  paddingInline: 2.25,
  // A finger has 44 px.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-2px' },
  '&[aria-current]': { color: 'surface.onTonal', backgroundColor: 'surface.tonal' },
} as const

/** The menu of wide screens. If the bar is too narrow for it, the menu is a row of its own. */
export function MainMenu() {
  const { t } = useTexts('accessibility')
  const activePath = useActivePath()
  const handleKeyDown = useMenuKeys()
  return (
    <Box
      component="nav"
      aria-label={t('mainMenu')}
      sx={{
        display: { xs: 'none', sm: 'block' },
        order: { sm: 1, md: 0 },
        flexBasis: { sm: '100%', md: 'auto' },
      }}
    >
      <Stack
        component="ul"
        direction="row"
        sx={{ alignItems: 'center', marginInlineStart: { sm: 'calc(-1 * clamp(5px, 0.9vw, 14px))', md: 0 } }}
        onKeyDown={handleKeyDown}
      >
        {menuPages().map((id) => {
          const current = id === activePath.at(-1)
          if (id === 'contact') return <ContactEntry key={id} current={current} />
          return menuPages(id).length > 0 ? (
            <MenuDisclosure key={id} id={id} selected={activePath.includes(id)} current={current} />
          ) : (
            <MenuEntry key={id} id={id} current={current} />
          )
        })}
      </Stack>
    </Box>
  )
}

function MenuEntry({ id, current }: { id: CanonicalPageId; current: boolean }) {
  const { t } = useTexts('menu')
  const pageHref = usePageHref()
  return (
    <li>
      <MenuButton selected={current} href={pageHref(id)} aria-current={current ? 'page' : undefined}>
        {t(`pages.${id}`)}
      </MenuButton>
    </li>
  )
}

function ContactEntry({ current }: { current: boolean }) {
  const { t } = useTexts('menu')
  return (
    <Box component="li" sx={{ marginInlineStart: { sm: 'auto', md: 1 } }}>
      <Button
        variant="contained"
        size="small"
        sx={contactButton}
        href={useContactHref()}
        aria-current={current ? 'page' : undefined}
      >
        {t('pages.contact')}
      </Button>
    </Box>
  )
}
