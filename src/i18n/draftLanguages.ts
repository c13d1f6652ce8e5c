import type { LanguageRow } from './LanguageRow.ts'

/**
 * Languages in translation. A draft may be incomplete: missing texts are shown in English. `npm run dev` and a preview
 * (`PREVIEW=1 npm run build`) show drafts; visitors never get them. When a language is complete, its row moves to
 * `liveLanguages.ts`.
 */
export const draftLanguages = {} as const satisfies Record<string, LanguageRow>
