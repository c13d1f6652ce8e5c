import type { KeyboardEvent } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'

/**
 * Arrow keys for a list of links and disclosure buttons, in the reading direction.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function useMenuKeys() {
  const { direction } = useLanguage()
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  return (event: KeyboardEvent<HTMLElement>) => {
    // With these keys, the arrows belong to the browser: Alt+Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = event.target as HTMLElement
    const panel = target.closest<HTMLElement>('[popover]')
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
    const links = [...((panel ?? target.nextElementSibling)?.querySelectorAll<HTMLElement>('a') ?? [])]
    const move = {
      [next]: () => step(entries, target, 1),
      [previous]: () => step(entries, target, -1),
      ArrowDown: () => {
        if (panel) return step(links, target, 1)
        const opens = target.nextElementSibling
        if (!opens?.matches('[popover]')) return false
        if (!opens.matches(':popover-open')) target.click()
        links[0]?.focus()
        return true
      },
      ArrowUp: () => panel !== null && step(links, target, -1),
      Home: () => focusOn((panel ? links : entries)[0]),
      End: () => focusOn((panel ? links : entries).at(-1)),
    }[event.key]
    if (move?.()) event.preventDefault()
  }
}

function step(items: HTMLElement[], from: HTMLElement, by: number): boolean {
  const index = items.indexOf(from)
  return index >= 0 && focusOn(items[index + by])
}

function focusOn(item: HTMLElement | undefined): boolean {
  item?.focus()
  return true
}
