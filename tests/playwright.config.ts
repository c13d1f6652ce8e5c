import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { engineNames } from './engines/drivers/Engine.ts'
import type { EngineOptions } from './engines/support/test.ts'
import { browserTests } from './support/browserTests.ts'
import { freePort } from './support/freePort.ts'

/** A free one, so that two runs may stand beside each other; the workers get it with the environment. */
const port = (process.env['TEST_PORT'] ??= String(await freePort()))

const dataFolder = (process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-test-')))

/**
 * The tests of the built site in Chromium, of the main ones in two more engines, and of what a screen reader says on it: `npm run build`
 * first. `--trace retain-on-failure` records what a failing test saw; it costs half as much time again.
 */
export default defineConfig<object, EngineOptions>({
  ...browserTests,
  outputDir: '../test-results/site',
  fullyParallel: true,
  // A test waits for its browser or driver a good part of its time: four of them keep two cores busy.
  workers: 4,
  use: {
    baseURL: `http://localhost:${port}`,
    ...browserTests.use,
  },
  // What takes longest comes first: begun last, it would run alone at the end.
  projects: [
    // Each file builds a changed copy of the site.
    { name: 'copies', testDir: './copies', timeout: 300_000 },
    // The tests of `chromium`, below, in two more engines. Every worker starts browsers of its own, so an engine has few.
    ...engineNames.toReversed().map((engine) => ({
      name: engine,
      testDir: './engines',
      use: { engine },
      workers: engine === 'webkit' ? 2 : 1,
    })),
    {
      name: 'chromium',
      testDir: './engines',
      // The first asks its driver; of the others `site` and `beyond` ask more.
      testIgnore: [
        'goto.spec.ts',
        'questionnaire.spec.ts',
        'scheme.spec.ts',
        'search.spec.ts',
        'templates.spec.ts',
      ],
      use: { engine: 'chromium' },
      workers: 1,
    },
    { name: 'site', testDir: './site' },
    { name: 'beyond', testDir: './beyond' },
    { name: 'quality', testDir: './quality' },
    { name: 'screen-reader', testDir: './screen-reader' },
  ],
  webServer: {
    command: 'node tests/support/serveForTests.ts',
    cwd: '..',
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      ENQUIRY_RATE: 'off',
      SHARED_NETWORKS: 'none',
      LOG_LEVEL: 'error',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
