/**
 * Languages made of the English texts, for `PSEUDO=1 npm run dev`: `en-XA` with accents and longer words, as a translation
 * may have them; `ar-XB` in mirror writing, for who reads no Arabic. CLDR has these tags for them.
 */
export const pseudoLanguages = {
  'en-XA': {
    code: 'en-XA',
    label: '[Lóñger]',
    direction: 'ltr',
    script: 'Latn',
    prefix: '/en-XA',
    formatLocale: 'en-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_XA',
    fontSubsets: ['latin'],
  },
  'ar-XB': {
    code: 'ar-XB',
    label: '\u202EMirrored',
    direction: 'rtl',
    script: 'Latn',
    prefix: '/ar-XB',
    formatLocale: 'en-AE-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_XB',
    fontSubsets: ['latin'],
  },
} as const
