import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './support/browser.ts'

/** What a translator sees with `npm run dev`, on a copy of the project: needs no build. */
export default defineConfig({
  testDir: './development',
  outputDir: '../test-results/development',
  forbidOnly: Boolean(process.env['CI']),
  // One server and one copy, whose files the tests change.
  workers: 1,
  // They end what hangs: no test asserts how fast the machine is.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
})
