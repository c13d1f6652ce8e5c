import type { Page } from '@playwright/test'

/**
 * Waits until the browser has laid out the sections out of view, too: until then axe sees no colours in them,
 * and their height is an estimate.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section, footer')]
      .filter((section) => section.checkVisibility())
      .every(
        (section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true,
      ),
  )
}
