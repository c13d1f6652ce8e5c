import { createContext } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'

/**
 * Prints the page for a committee, in one language or in several side by side, and returns whether the browser has begun
 * to print. @throws Error if the texts cannot be loaded
 */
export type PrintForCommittee = (languages: readonly LanguageCode[]) => Promise<boolean>

/** `CommitteePrint` of `src/app` provides it. */
export const PrintForCommitteeContext = createContext<PrintForCommittee>(() => Promise.resolve(false))
