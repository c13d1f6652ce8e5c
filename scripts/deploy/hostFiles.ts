import { caching, hstsHeader, securityHeaders } from '#server/http/headers.ts'
import type { Settings } from '#server/settings/settings.ts'
import { languageCodes, languages } from '#i18n/languages.ts'

const { 'content-security-policy': policyOfNoPage, ...commonHeaders } = securityHeaders

/** Browsers apply this policy and the policy inside each page. `frame-ancestors` works only in a header. */
const policyOfAll = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * The file `_headers`. Hosts allow 100 rules, so the number of rules must not grow with the pages. A host combines all
 * rules that match an address.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(hsts: Settings['hsts']): string {
  return [
    rule('/*', {
      ...commonHeaders,
      ...hstsHeader(hsts),
      'content-security-policy': policyOfAll,
      // For every file, though only pictures need it: hosts join the values of all matching rules, so a rule for pictures
      // could not override this one.
      'cross-origin-resource-policy': 'cross-origin',
    }),
    rule('/assets/*', {
      'content-security-policy': policyOfNoPage,
      'cache-control': caching.asset,
    }),
  ].join('')
}

function rule(path: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${path}\n${lines.join('\n')}\n`
}

/**
 * Returns the file `_redirects`. Netlify by itself serves `sap.html` for `/sap`, and finds `/404.html`.
 * @param server without a slash at its end
 * @param otherNames the host's names besides the site's, at which the form would not work
 */
export function redirectsFile(server: string, siteOrigin: string, otherNames: readonly string[]): string {
  const elsewhere = otherNames.flatMap((name) =>
    ['http', 'https'].map((scheme) => `${scheme}://${name}/* ${siteOrigin}/:splat 301!\n`),
  )
  const notFound = languageCodes
    .map((code) => languages[code].prefix)
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`)
  return [...elsewhere, `/send_mail.php ${server}/send_mail.php 200!\n`, ...notFound].join('')
}
