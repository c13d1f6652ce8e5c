import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeadersFile, type PageHeaders } from '../../server/http/readDist.ts'

/** A page of the built site. */
export interface SitePage {
  /** Its file below dist/: `/ar/products/index.html`. */
  file: string
  /** Where visitors find it, `/ar/products`; null for a 404 page, which answers for what has no address. */
  address: string | null
  /** Its content security policy. */
  policy: string
}

/**
 * The pages that the build wrote, with what the server reads of them too.
 * @throws Error at a page without a policy, or with one that a configuration file could misread.
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
