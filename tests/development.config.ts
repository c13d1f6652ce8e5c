import { defineConfig } from '@playwright/test'
import { browserTests } from './support/browserTests.ts'

/** What a translator sees with `npm run dev`: needs no build. Each worker has a copy of the project and a server. */
export default defineConfig({
  ...browserTests,
  testDir: './development',
  outputDir: '../test-results/development',
  // The development server makes each module when it is first asked for, and a saved file takes the way through it.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
})
