import { securityHeaders } from '../../server/http/headers.ts'
import { pageHeadersFile, readDist, readPageHeaders } from '../../server/http/readDist.ts'

/** The policy of what is no page, and the headers that all answers have. */
export const { 'content-security-policy': policyOfNoPage, ...commonHeaders } = securityHeaders

export interface SitePage {
  /** Its file below dist/: `/ar/products/index.html`. */
  file: string
  /** The page's address, `/ar/products`; of a 404 page the prefix of its language: `/ar`, or nothing. */
  address: string
  /** Its content security policy. */
  policy: string
}

/**
 * Reads the list of pages as the server does.
 * @throws StartError where the build is missing, or a page is not in its list of headers
 * @throws Error at a page with other headers, or with a policy that could break a configuration file
 */
export function readSitePages(folder: string): { pages: SitePage[]; notFound: SitePage[] } {
  const [pages, notFound]: [SitePage[], SitePage[]] = [[], []]
  for (const [file, own] of readPageHeaders(readDist(folder))) {
    const policy = own['content-security-policy']
    const others = Object.keys(own).length - 1
    if (policy === undefined || others > 0 || /["\\${}\n]/.test(policy)) {
      throw new Error(`${file} in ${folder}/${pageHeadersFile}: has headers that scripts/deploy cannot write`)
    }
    const folderOf = file.replace(/\/[^/]*$/, '')
    if (file.endsWith('/404.html')) notFound.push({ file, address: folderOf, policy })
    else pages.push({ file, address: folderOf || '/', policy })
  }
  return { pages, notFound }
}

/** A value for a configuration file of nginx or Caddy. */
export function quote(text: string): string {
  return `"${text}"`
}
