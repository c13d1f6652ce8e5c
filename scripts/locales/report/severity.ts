import type { FindingCode } from './Finding.ts'

/** What is worth a look and stops nothing. Everything else is wrong: the build refuses it. */
export const adviceCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'glossary-form',
  'glossary-avoid',
  'same-as-source',
  'too-long',
  'too-short',
  'latin-word',
  'stale',
  'unrecorded',
  'form',
  'vowel-marks',
  'say-instead',
  'exception-unneeded',
  'note-misspelt',
  'note-unknown',
])
