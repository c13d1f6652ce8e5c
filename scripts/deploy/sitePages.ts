import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeadersFile, type PageHeaders } from '../../server/http/readDist.ts'

export interface SitePage {
  /** Its file below dist/: `/ar/products/index.html`. */
  file: string
  /** The page's address, `/ar/products`; null for a 404 page, which has no address of its own. */
  address: string | null
  /** Its content security policy. */
  policy: string
}

/**
 * Reads the list of pages from the same file as the server.
 * @throws Error at a page without a policy, or with a policy that could break a configuration file
 */
export function readSitePages(folder: string): SitePage[] {
  const headers = JSON.parse(readFileSync(join(folder, pageHeadersFile), 'utf8')) as PageHeaders
  return Object.entries(headers).map(([file, own]) => {
    const policy = own['content-security-policy']
    const others = Object.keys(own).length - 1
    if (policy === undefined || others > 0 || /["\\${}\n]/.test(policy)) {
      throw new Error(`${file} in ${folder}/${pageHeadersFile}: has headers that scripts/deploy cannot write`)
    }
    const address = file.endsWith('/404.html') ? null : file.replace(/\/index\.html$/, '') || '/'
    return { file, address, policy }
  })
}
