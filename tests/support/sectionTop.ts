import type { Page } from '@playwright/test'

/** Where a section begins in the window, in whole px: a section may begin at half of one, a scroll position cannot. */
export function sectionTop(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )
}
