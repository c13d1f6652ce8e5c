import base from '../playwright.config.ts'
import { engineNames } from './drivers/Engine.ts'
import type { EngineOptions } from './support/test.ts'
import { defineConfig } from '@playwright/test'

const { use, ...shared } = base

/** The same tests in three engines: `npm run build` first. */
export default defineConfig<EngineOptions>({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/engines',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(shared.webServer && {
    webServer: { ...[shared.webServer].flat()[0], cwd: '../..' } as typeof shared.webServer,
  }),
  use: { baseURL: use?.baseURL ?? '' },
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
})
