import type { PlaywrightTestConfig } from '@playwright/test'
import { browserLaunchOptions } from '../../scripts/browser.ts'

export const browserTests = {
  forbidOnly: Boolean(process.env['CI']),
  // On CI's busy machines a test may try twice. One that needs it is listed as flaky, with its error, to be corrected.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // What a page should show comes within a second; ten are for a machine that others keep busy, and a failure is told
  // by then. The whole of a test may take longer, as some open all pages.
  timeout: 180_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
} satisfies PlaywrightTestConfig
