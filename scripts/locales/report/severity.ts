import type { FindingCode } from './Finding.ts'

/** Findings that are only advice. Every other finding stops the build. */
export const adviceCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'glossary-form',
  'glossary-avoid',
  'glossary-warn',
  'same-as-source',
  'too-long',
  'too-short',
  'latin-word',
  'english-word',
  'stale',
  'unrecorded',
  'form',
  'vowel-marks',
  'say-instead',
  'exception-unneeded',
  'note-misspelt',
  'note-unknown',
])
