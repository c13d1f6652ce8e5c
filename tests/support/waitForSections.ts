import type { Page } from '@playwright/test'

/** Waits until the sections out of sight, which change their language later, have changed it. */
export async function waitForSections(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sections = [...document.querySelectorAll('main section, footer')].filter((section) =>
      section.checkVisibility(),
    )
    return (
      sections.length > 0 && sections.every(({ firstElementChild }) => firstElementChild?.checkVisibility())
    )
  })
}
