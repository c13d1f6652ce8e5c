import { securityHeaders, caching, hasForm } from '../../server/http/headers.ts'
import { languageCodes, languages } from '../../src/i18n/languages.ts'
import type { SitePage } from './sitePages.ts'

const { 'content-security-policy': policyOfNoPage, ...everywhere } = securityHeaders

/** The maps from a path to its page, for nginx's http block (server/deploy/nginx.conf). */
export function nginxMaps(pages: readonly SitePage[]): string {
  const found = pages.flatMap((page) => (page.address === null ? [] : [{ ...page, address: page.address }]))
  const prefixes = languageCodes.map((code) => languages[code].prefix).filter((prefix) => prefix !== '')
  return [
    '# Written by npm run build.',
    // nginx's maps ignore case. The files do not: nginx looks them up by the path as it was sent.
    map(
      '$uri $website_index',
      '""',
      found.map(({ address, file }) => [quote(address), quote(file.slice(address.length))]),
    ),
    map(
      '$uri $website_address',
      '""',
      found
        .filter(({ address }) => address !== '/')
        .map(({ address }) => [quote(`${address}/`), quote(address)]),
    ),
    map(
      '$request_uri $website_not_found',
      '/404.html',
      prefixes.map((prefix) => [`"~^${prefix}(?:[/?]|$)"`, `${prefix}/404.html`]),
    ),
    // nginx prefers a plain key to a pattern, and an earlier pattern to a later one.
    map('"$status $uri" $website_caching', quote(caching.other), [
      ...found
        .filter(({ address }) => hasForm(address))
        .flatMap(({ file }) =>
          [200, 304].map((status) => [quote(`${status} ${file}`), quote(caching.formPage)] as const),
        ),
      [quote('~^(?:200|304) /assets/'), quote(caching.asset)],
      [quote('~^(?:200|304) '), quote(caching.page)],
    ]),
    map(
      '$uri $website_policy',
      quote(policyOfNoPage),
      pages.map(({ file, policy }) => [quote(file), quote(policy)]),
    ),
  ].join('\n')
}

/** The headers of every answer of nginx itself, for a server block. */
export function nginxHeaders(): string {
  const values = { 'content-security-policy': '$website_policy', ...everywhere }
  const lines = Object.entries(values).map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
  return ['# Written by npm run build.\n', ...lines].join('')
}

function map(variables: string, byDefault: string, rows: readonly (readonly [string, string])[]) {
  const lines = [['default', byDefault] as const, ...rows].map(([from, to]) => `  ${from} ${to};\n`)
  return `map ${variables} {\n${lines.join('')}}\n`
}

function quote(text: string) {
  return `"${text}"`
}
