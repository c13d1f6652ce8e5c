import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isHidden, readDist } from '../../server/http/readDist.ts'
import type { SitePage } from './sitePages.ts'

/** Copies the site without its dot files and compressed variants: static hosts compress files themselves. */
export function copySite(from: string, to: string, pages: readonly SitePage[]): void {
  rmSync(to, { recursive: true, force: true })
  const byFile = new Map(pages.map((page) => [page.file, page]))
  for (const [name, body] of readDist(from)) {
    if (isHidden(name)) continue
    const page = byFile.get(name)
    const target = join(to, page ? fileName(page) : name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, page ? withPolicy(page, body) : body)
  }
}

/** Hosts serve `/sap.html` at `/sap`. With `/sap/index.html` they would redirect to `/sap/`. */
function fileName({ file }: SitePage) {
  return file.replace(/(?<=.)\/index\.html$/, '.html')
}

const headStart = /<head>\s*<meta charset="utf-8"\s*\/?>/i

/**
 * Writes the page's content policy into the page, before anything that it applies to. Hosts allow too few header
 * rules to name every page, and none for the addresses where a 404 page is shown. A page cannot forbid framing, so
 * the header of all answers does.
 */
function withPolicy({ file, policy }: SitePage, body: Uint8Array) {
  const html = new TextDecoder().decode(body)
  if (!headStart.test(html)) throw new Error(`${file}: does not begin with its charset`)
  const inPage = policy.replace(/; frame-ancestors [^;]*/, '')
  return html.replace(
    headStart,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${inPage}" />`,
  )
}
