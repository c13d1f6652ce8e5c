import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { contentCodings } from '../../server/http/contentCodings.ts'
import { readBodies } from '../../server/http/readDist.ts'
import type { SitePage } from './sitePages.ts'

const variants = new Set<string>(contentCodings.map(({ extension }) => extension))

/** Copies the site without its dot files and variants: static hosts compress by themselves. */
export function copySite(from: string, to: string, pages: readonly SitePage[]): void {
  rmSync(to, { recursive: true, force: true })
  const byFile = new Map(pages.map((page) => [page.file, page]))
  for (const [name, body] of readBodies(from)) {
    if (name.includes('/.') || variants.has(extname(name))) continue
    const page = byFile.get(name)
    const target = join(to, page ? nameByAddress(page) : name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, page ? withPolicy(page, body) : body)
  }
}

/** `/sap.html` is found at `/sap`; for `/sap/index.html` hosts would redirect to `/sap/`. */
function nameByAddress({ file, address }: SitePage) {
  return address === null || address === '/' ? file : `${address}.html`
}

const headStart = /<head>\s*<meta charset="utf-8"\s*\/?>/i

/**
 * Each page says its policy itself, before anything it could apply to: hosts take too few rules for headers to
 * name every page, and none for the addresses where a 404 page is shown. The header of all answers forbids
 * framing, which a page cannot.
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
