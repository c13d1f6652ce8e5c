import type { PlaywrightTestConfig } from '@playwright/test'
import { browserLaunchOptions } from './browser.ts'

/** What all browser tests are run with, on the built site and on the development server. */
export const browserTests = {
  forbidOnly: Boolean(process.env['CI']),
  // On CI's busy machines a test may try twice. One that needs it is listed as flaky, with its error, to be corrected.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
} satisfies PlaywrightTestConfig
