import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './support/browser.ts'

/** What a translator sees with `npm run dev`, on a copy of the project: needs no build. */
export default defineConfig({
  testDir: './development',
  outputDir: '../test-results/development',
  forbidOnly: Boolean(process.env['CI']),
  // On CI's busy machines a test may try twice. One that needs it is listed as flaky, with its error, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  // Each has a copy of its own, whose files its tests change, and a server.
  workers: 2,
  // They end what hangs: no test asserts how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
})
