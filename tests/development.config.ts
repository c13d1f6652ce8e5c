import { defineConfig } from '@playwright/test'
import { browserTests } from './support/browserTests.ts'

/** What a translator sees with `npm run dev`: needs no build. Each worker has a copy of the project and a server. */
export default defineConfig({
  ...browserTests,
  testDir: './development',
  outputDir: '../test-results/development',
})
