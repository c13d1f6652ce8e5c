import { defineConfig } from '@playwright/test'
import { browserTests } from './support/browserTests.ts'

/**
 * What a translator sees with `npm run dev`, on a copy of the project: needs no build. Each worker has a copy and
 * a server.
 */
export default defineConfig({
  ...browserTests,
  testDir: './development',
  outputDir: '../test-results/development',
  // These limits only end tests that hang; no test asserts how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
})
