import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './support/browser.ts'

const port = 4173

/** The tests of the built site: `npm run build` first. */
export default defineConfig({
  testDir: './site',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node server/index.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
