import type { PlaywrightTestConfig } from '@playwright/test'
import { browserLaunchOptions } from '../../scripts/browser.ts'

export const browserTests = {
  forbidOnly: Boolean(process.env['CI']),
  // On CI's busy machines a test may try twice. A test that does is listed as flaky, with its error: correct it.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // A page shows what it should within a second. An expectation waits thirty, for a machine that others keep
  // busy and builds that run beside it, and fails then. A whole test may take longer, since some tests open all pages.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
} satisfies PlaywrightTestConfig
