import type { Page } from '@playwright/test'

/** Returns a section's start in the window, in whole px: scroll positions are whole, a section's start may not be. */
export function sectionTop(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )
}
