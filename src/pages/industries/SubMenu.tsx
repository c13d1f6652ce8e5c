import { useEffect, useRef, type FocusEvent } from 'react'
import { styled } from '@mui/material/styles'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { PageWidth } from '#components/content/PageWidth.ts'
import { sidewaysScroll } from '#components/content/sidewaysScroll.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { useScrolled } from '#hooks/useScrolled.ts'
import { layout, specified } from '#theme/tokens.ts'
import { useCurrentSection } from './useCurrentSection.ts'

const ReservedSpace = styled('div')({ blockSize: layout.subMenuHeight })

const Menu = styled('nav')(({ theme }) => ({
  '--tone': theme.vars.palette.background.paper,
  backgroundColor: 'var(--tone)',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&[data-fixed]': {
    position: 'fixed',
    zIndex: 8,
    insetBlockStart: 'var(--bar-end)',
    insetInline: 0,
    animation: 'sub-menu-in 200ms ease-out',
  },
  '@keyframes sub-menu-in': { from: { transform: 'translateY(-100%)' } },
  '& ul': {
    display: 'flex',
    gap: 'clamp(4px, 2vw, 24px)',
    scrollbarWidth: 'none',
    ...sidewaysScroll,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    blockSize: `calc(${layout.subMenuHeight} - 1px)`,
    paddingInline: 12,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
    outlineOffset: '-4px !important',
  },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    borderBlockEndColor: theme.vars.palette.secondary.main,
  },
}))

interface SubMenuEntry {
  href: string
  value: string
  /** Id of the section to jump to. */
  jump: string
}

/** Scrolls the list sideways until an entry stands in its middle. The page does not move, as `scrollIntoView` might. */
function showEntry(entry: Element) {
  const list = entry.closest('ul')
  if (!list) return
  const [{ left, width }, box] = [entry.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}

/** Only for the keyboard: an entry that moved away below a finger would not be pressed. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) showEntry(target)
}

/** Jumps to the sections of the page; fixed below the bar once the page is scrolled more than 525 px. */
export function SubMenu({ entries }: { entries: readonly SubMenuEntry[] }) {
  const { t } = useTexts('accessibility')
  const fixed = useScrolled((y) => y > specified.subMenuFixedAfter)
  const current = useCurrentSection(entries.map(({ jump }) => jump))
  const { code } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (entry) showEntry(entry)
  }, [current, code])
  return (
    <ReservedSpace>
      <Menu aria-label={t('jumpMenu')} data-fixed={fixed ? '' : undefined}>
        <PageWidth>
          <ul ref={list}>
            {entries.map(({ href, value, jump }) => (
              <li key={jump}>
                <PageLink
                  page="industries"
                  fragment={href}
                  onFocus={showFocused}
                  aria-current={jump === current ? 'location' : undefined}
                >
                  {value}
                </PageLink>
              </li>
            ))}
          </ul>
        </PageWidth>
      </Menu>
    </ReservedSpace>
  )
}
