import { securityHeaders, caching, hasForm } from '../../server/http/headers.ts'
import { languageCodes, languages } from '../../src/i18n/languages.ts'
import type { SitePage } from './sitePages.ts'

const { 'content-security-policy': policyOfNoPage, ...everywhere } = securityHeaders

/** Snippets for server/deploy/Caddyfile: the maps from a path to its page, and the headers of every answer. */
export function caddyFile(pages: readonly SitePage[]): string {
  const rows = pages.flatMap(({ address, file, policy }) => {
    if (address === null) return []
    const page = row(address, [file, '', policy, hasForm(address) ? caching.formPage : caching.page])
    return address === '/' ? [page] : [page, row(`${address}/`, ['', address, policyOfNoPage, caching.other])]
  })
  const notFound = languageCodes.map((code) => {
    const file = `${languages[code].prefix}/404.html`
    const policy = pages.find((page) => page.file === file)?.policy ?? policyOfNoPage
    return { prefix: languages[code].prefix, file, policy }
  })
  return [
    '# Written by npm run build.',
    '(website_pages) {',
    '\tmap {path} {website_page} {website_address} {website_policy} {website_caching} {',
    ...rows.map((line) => `\t\t${line}`),
    `\t\t${row('default', ['', '', policyOfNoPage, caching.page])}`,
    '\t}',
    '}',
    '(website_not_found) {',
    '\tmap {http.request.orig_uri.path} {website_missing_page} {website_missing_policy} {',
    ...notFound
      .filter(({ prefix }) => prefix !== '')
      .map(({ prefix, file, policy }) => `\t\t${row(`~^${prefix}(?:/|$)`, [file, policy])}`),
    ...notFound
      .filter(({ prefix }) => prefix === '')
      .map(({ file, policy }) => `\t\t${row('default', [file, policy])}`),
    '\t}',
    '}',
    '(website_headers) {',
    '\theader {',
    '\t\tcontent-security-policy {website_policy}',
    ...Object.entries(everywhere).map(([name, value]) => `\t\t${name} ${quote(value)}`),
    '\t}',
    '}',
    '',
  ].join('\n')
}

function row(from: string, values: readonly string[]) {
  return [from, ...values].map(quote).join(' ')
}

function quote(text: string) {
  return `"${text}"`
}
