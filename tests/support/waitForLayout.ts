import type { Page } from '@playwright/test'

/** Of sections out of view, too: until they are laid out axe sees no colours in them, and their height is a guess. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sections = [...document.querySelectorAll('main section, footer')].filter((section) =>
      section.checkVisibility(),
    )
    const left = sections.filter(
      ({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
    )
    return sections.length > 0 && left.length === 0
  })
}
