import type { PageFile } from '../../src/entry-server.tsx'
import { languages } from '../../src/i18n/languages.ts'
import { buildInlineScript } from './inlineScript.ts'

/** Gives the script for the head of a page. */
export type BootScript = (page: PageFile) => string

/** Builds the inline scripts of the pages from `src/boot`. */
export async function buildBootScripts(): Promise<BootScript> {
  const [ofPrefixed, ofHome, ofOthers] = await Promise.all([
    buildInlineScript('headScriptOfPrefixed'),
    buildInlineScript('headScriptOfHome'),
    buildInlineScript('headScript'),
  ])
  return ({ page, language }) => {
    if (languages[language].prefix) return ofPrefixed
    return page === 'home' ? ofHome : ofOthers
  }
}
