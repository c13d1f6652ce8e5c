import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { pageHeadersFile } from '#config/buildOutput.ts'
import { isHidden } from '#config/buildOutput.ts'
import { readDist, readPageHeaders } from '#server/http/readDist.ts'
import { elementsOf } from '../prerender/elementsOf.ts'

/**
 * Copies the site without its dot files and compressed variants: static hosts compress files themselves.
 * @throws StartError if the build is missing
 * @throws Error naming a page with headers that its HTML cannot hold
 */
export function copySite(from: string, to: string): void {
  const files = readDist(from)
  const pageHeaders = readPageHeaders(files)
  rmSync(to, { recursive: true, force: true })
  for (const [name, body] of files) {
    if (isHidden(name)) continue
    const headers = pageHeaders.get(name)
    const target = join(to, pageFile(name))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, headers ? withPolicy(name, headers, body) : body)
  }
}

/** Hosts serve `/sap.html` at `/sap`. With `/sap/index.html` they would redirect to `/sap/`. */
function pageFile(name: string) {
  return name.replace(/(?<=.)\/index\.html$/, '.html')
}

/**
 * Writes a page's content policy into its HTML, before everything that the policy applies to. Hosts allow too few
 * header rules to name every page, and none for the addresses that show a 404 page. A page cannot forbid framing, so
 * a header of all answers does.
 */
function withPolicy(name: string, headers: Record<string, string>, body: Uint8Array) {
  const { 'content-security-policy': policy, ...others } = headers
  if (policy === undefined || policy.includes('"') || Object.keys(others).length > 0) {
    throw new Error(
      `${pageHeadersFile}: ${name} has headers that its HTML cannot hold; only a policy can stand there`,
    )
  }
  const html = new TextDecoder().decode(body)
  const [, , first] = elementsOf(parse(html, { sourceCodeLocationInfo: true }))
  const end = first?.attrs.some((attr) => attr.name === 'charset') && first.sourceCodeLocation?.endOffset
  if (!end) throw new Error(`${name}: the head does not begin with <meta charset="utf-8">`)
  const inPage = policy.replace(/; frame-ancestors [^;]*/, '')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${inPage}" />`
  return html.slice(0, end) + tag + html.slice(end)
}
