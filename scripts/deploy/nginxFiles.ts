import { caching, hasForm } from '../../server/http/headers.ts'
import { commonHeaders, policyOfNoPage, quote, type SitePage } from './sitePages.ts'

/** The maps from a path to its page, for nginx's http block (server/deploy/nginx.conf). */
export function nginxMaps(pages: readonly SitePage[], notFound: readonly SitePage[]): string {
  const formFiles = pages.filter(({ address }) => hasForm(address)).map(({ file }) => file)
  return [
    '# Written by npm run build.',
    // nginx's maps ignore case. The files do not: nginx looks them up by the path as it was sent.
    map(
      '$uri $website_index',
      '',
      pages.map(({ address, file }) => [address, file.slice(address.length)]),
    ),
    map(
      '$uri $website_address',
      '',
      pages.filter(({ address }) => address !== '/').map(({ address }) => [`${address}/`, address]),
    ),
    map(
      '$request_uri $website_not_found',
      '/404.html',
      notFound
        .filter(({ address }) => address !== '')
        .map((page) => [`~^${page.address}(?:[/?]|$)`, page.file]),
    ),
    // nginx prefers a plain key to a pattern, and an earlier pattern to a later one.
    map('"$status $uri" $website_caching', caching.other, [
      ...formFiles.flatMap((file) =>
        [200, 304].map((status) => [`${status} ${file}`, caching.formPage] as const),
      ),
      ['~^(?:200|304) /assets/', caching.asset],
      ['~^(?:200|304) ', caching.page],
    ]),
    map(
      '$uri $website_policy',
      policyOfNoPage,
      [...pages, ...notFound].map(({ file, policy }) => [file, policy]),
    ),
  ].join('\n')
}

/** The headers of every answer of nginx itself, for a server block. */
export function nginxHeaders(): string {
  const values = { 'content-security-policy': '$website_policy', ...commonHeaders }
  const lines = Object.entries(values).map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
  return ['# Written by npm run build.\n', ...lines].join('')
}

function map(variables: string, byDefault: string, rows: readonly (readonly [string, string])[]) {
  const lines = rows.map(([from, to]) => `  ${quote(from)} ${quote(to)};\n`)
  return `map ${variables} {\n  default ${quote(byDefault)};\n${lines.join('')}}\n`
}
