import type { Locator } from '@playwright/test'

export interface ShownEntry {
  /** The words and the address of the entry's link, without the line under its name. */
  link: { name: string | null | undefined; href: string | null } | null
  /** The words of the control that opens the list below the entry. */
  toggle: string | null
  below: ShownEntry[]
}

export function readMenu(list: Locator): Promise<ShownEntry[]> {
  return list.evaluate(function read(element: Element): ShownEntry[] {
    return [...element.children].map((item) => {
      const link = item.querySelector(':scope > a')
      const toggle = item.querySelector(':scope > button, :scope > details > summary')
      const below = item.querySelector('ul')
      return {
        link: link && { name: link.firstChild?.textContent, href: link.getAttribute('href') },
        toggle: toggle && toggle.textContent,
        below: below ? read(below) : [],
      }
    })
  })
}
