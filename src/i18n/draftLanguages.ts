import type { LanguageRow } from './LanguageRow.ts'

/**
 * Languages in translation. A draft may be incomplete: what it lacks is shown in English. Drafts are part of
 * `npm run dev` and of a preview (`PREVIEW=1 npm run build`), and never of what visitors get. The row of a complete
 * language moves to `liveLanguages.ts`.
 */
export const draftLanguages = {} as const satisfies Record<string, LanguageRow>
