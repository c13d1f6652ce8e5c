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
  // Beside each other, as each waits for its driver; one worker each, as every worker starts browsers of its own.
  workers: engineNames.length,
  projects: engineNames.map((engine) => ({ name: engine, use: { engine }, workers: 1 })),
})
