import type { PageFile } from '../../src/entry-server.tsx'
import { languages } from '../../src/i18n/languages.ts'
import { buildInlineScript } from './inlineScript.ts'

export interface BootScripts {
  /** The script for the head of a page. */
  beforePaint: (page: PageFile) => string
  /** The script for the end of every page. */
  afterPaint: string
}

/** The inline scripts of the pages, from `src/boot`. */
export async function buildBootScripts(): Promise<BootScripts> {
  const [ofPrefixed, ofHome, ofOthers, afterPaint] = await Promise.all(
    ['beforePaintOfPrefixed', 'beforePaintOfHome', 'beforePaint', 'afterPaint'].map(buildInlineScript),
  )
  if (!ofPrefixed || !ofHome || !ofOthers || !afterPaint)
    throw new Error('src/boot: the build gave no script')
  return {
    beforePaint: ({ page, language }) => {
      if (languages[language].prefix) return ofPrefixed
      return page === 'home' ? ofHome : ofOthers
    },
    afterPaint,
  }
}
