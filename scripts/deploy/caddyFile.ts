import { caching, hasForm } from '../../server/http/headers.ts'
import { commonHeaders, policyOfNoPage, quote, type SitePage } from './sitePages.ts'

/** Snippets for server/deploy/Caddyfile: the maps from a path to its page, and the headers of every answer. */
export function caddyFile(pages: readonly SitePage[], notFound: readonly SitePage[]): string {
  const rows = pages.flatMap(({ address, file, policy }) => {
    const page = row(address, file, '', policy, hasForm(address) ? caching.formPage : caching.page)
    return address === '/' ? [page] : [page, row(`${address}/`, '', address, policyOfNoPage, caching.other)]
  })
  return [
    '# Written by npm run build.',
    '(website_pages) {',
    '\tmap {path} {website_page} {website_address} {website_policy} {website_caching} {',
    ...rows,
    row('default', '', '', policyOfNoPage, caching.page),
    '\t}',
    '}',
    '(website_not_found) {',
    '\tmap {http.request.orig_uri.path} {website_missing_page} {website_missing_policy} {',
    ...notFound.map(({ address, file, policy }) =>
      row(address === '' ? 'default' : `~^${address}(?:/|$)`, file, policy),
    ),
    '\t}',
    '}',
    '(website_headers) {',
    '\theader {',
    '\t\tcontent-security-policy {website_policy}',
    ...Object.entries(commonHeaders).map(([name, value]) => `\t\t${name} ${quote(value)}`),
    '\t}',
    '}',
    '',
  ].join('\n')
}

function row(...values: string[]) {
  return `\t\t${values.map(quote).join(' ')}`
}
