import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './support/browser.ts'
import { freePort } from './support/freePort.ts'

/** A free one, so that two runs may stand beside each other; the workers get it with the environment. */
const port = (process.env['TEST_PORT'] ??= String(await freePort()))

/** Where the server keeps enquiries; the workers get it with the environment. */
const dataFolder = (process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-test-')))

/**
 * The tests of the built site: `npm run build` first. `--trace retain-on-failure` records what a failing test
 * saw; it costs half as much time again.
 */
export default defineConfig({
  testDir: './site',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // On CI's busy machines a test may try twice. One that needs it is listed as flaky, with its error, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // They end what hangs: no test asserts how fast the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
  webServer: {
    command: 'node tests/support/serveForTests.ts',
    cwd: '..',
    env: { PORT: port, DATA_DIR: dataFolder, ENQUIRY_RATE: 'off', LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
