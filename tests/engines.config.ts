import { defineConfig } from '@playwright/test'
import { engineNames } from './engines/drivers/Engine.ts'
import type { EngineOptions } from './engines/support/test.ts'
import base from './playwright.config.ts'

/** The same tests in three engines: `npm run build` first. */
export default defineConfig<object, EngineOptions>({
  ...(base as object),
  testDir: './engines',
  outputDir: '../test-results/engines',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: base.use?.baseURL ?? '' },
  // Beside each other, as each waits for its driver. Every worker starts browsers of its own, so an engine has few:
  // WebKit, which takes longest, gets a second one as soon as Chromium is done.
  workers: engineNames.length,
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    workers: engine === 'webkit' ? 2 : 1,
  })),
})
