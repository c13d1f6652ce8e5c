import type { LanguageRow } from './LanguageRow.ts'

/**
 * Languages that nobody speaks, to test layouts: `PSEUDO=1 npm run dev` makes their texts from the English
 * (`pseudoTexts.ts`). CLDR has these regions for this purpose: XA for longer words, XB for the other direction.
 */
export const pseudoLanguages = {
  'en-XA': {
    code: 'en-XA',
    label: '[Longer]',
    direction: 'ltr',
    script: 'Latn',
    prefix: '/en-XA',
    formatLocale: 'en-XA-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_XA',
    fontSubsets: ['latin'],
  },
  'he-XB': {
    code: 'he-XB',
    label: '[Hebrew letters]',
    direction: 'rtl',
    script: 'Hebr',
    prefix: '/he-XB',
    formatLocale: 'he-XB-u-ca-gregory-nu-latn',
    openGraphLocale: 'he_XB',
    fontSubsets: [],
  },
} as const satisfies Record<string, LanguageRow>

export type PseudoLanguageCode = keyof typeof pseudoLanguages
