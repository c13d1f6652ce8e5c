import { pageRow, type PageId } from '../../src/config/pages.ts'
import { buildInlineScript } from './inlineScript.ts'

export interface BootScripts {
  /** The script for the head of a page. */
  beforePaint: (page: PageId | null) => string
  /** The script for the end of every page. */
  afterPaint: string
}

/** The inline scripts of the pages, from `src/boot`. */
export async function buildBootScripts(): Promise<BootScripts> {
  const [ofHome, ofOthers, afterPaint] = await Promise.all(
    ['beforePaintOfHome', 'beforePaint', 'afterPaint'].map(buildInlineScript),
  )
  if (!ofHome || !ofOthers || !afterPaint) throw new Error('src/boot: the build gave no script')
  return { beforePaint: (page) => (isHome(page) ? ofHome : ofOthers), afterPaint }
}

function isHome(page: PageId | null) {
  return page !== null && pageRow(page).composition === 'home'
}
