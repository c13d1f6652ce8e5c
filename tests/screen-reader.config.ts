import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** What a screen reader says on the built site: `npm run build` first. */
export default defineConfig(base, {
  testDir: './screen-reader',
  outputDir: '../test-results/screen-reader',
  timeout: 90_000,
  // The transcripts, for people to read: `npm run transcripts` writes them anew.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  // The reader is a module of this machine, which no page's policy lets in.
  use: { bypassCSP: true },
})
