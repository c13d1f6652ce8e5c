import { securityHeaders } from '../../server/http/headers.ts'
import { languageCodes, languages } from '../../src/i18n/languages.ts'
import type { SitePage } from './sitePages.ts'

const { 'content-security-policy': policyOfNoPage, ...everywhere } = securityHeaders

/** What Cloudflare Pages takes; Netlify takes more. */
const most = { rules: 100, lineLength: 2000 }

/**
 * The file `_headers`. Hosts add up the headers of all rules that fit, and two policies would both have to
 * allow a thing: so there is one rule for everything without a policy, and one for each page with its own.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws Error where a host would leave out a part of it.
 */
export function headersFile(pages: readonly SitePage[]): string {
  const rules = [
    rule('/*', everywhere),
    rule('/assets/*', {
      'content-security-policy': policyOfNoPage,
      'cache-control': 'public, max-age=31536000, immutable',
    }),
    ...pages.flatMap(({ address, policy }) =>
      address === null ? [] : [rule(address, { 'content-security-policy': policy })],
    ),
  ]
  if (rules.length > most.rules) {
    throw new Error(
      `_headers has ${rules.length} rules, but hosts take ${most.rules}: let a proxy of your own serve the pages`,
    )
  }
  return rules.join('')
}

function rule(path: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const long = lines.find((line) => line.length > most.lineLength)
  if (long) throw new Error(`_headers: a line for ${path} is longer than ${most.lineLength} characters`)
  return `${path}\n${lines.join('\n')}\n`
}

/**
 * Netlify's file `_redirects`: the form's call goes to the server, unknown addresses get the page of their
 * language. Netlify itself serves `sap.html` for `/sap` and finds `/404.html`.
 * @param server the address of the Node server, without a slash at its end
 */
export function redirectsFile(server: string): string {
  const notFound = languageCodes
    .map((code) => languages[code].prefix)
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`)
  return [`/send_mail.php ${server}/send_mail.php 200!\n`, ...notFound].join('')
}

/**
 * Cloudflare Pages' file `_worker.js`, since its `_redirects` cannot lead to another host. It runs for the
 * form's call alone (`_routes.json`); all else is the host's own.
 * @param server the address of the Node server, without a slash at its end
 */
export function workerFile(server: string): string {
  return `export default {
  fetch(request) {
    const headers = new Headers(request.headers)
    // One entry, nothing that the visitor claims: one proxy in TRUSTED_PROXIES.
    headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '')
    const { method, body } = request
    return fetch('${server}/send_mail.php', { method, headers, body, duplex: 'half', redirect: 'manual' })
  },
}
`
}

/** For which addresses the worker runs. */
export const routesFile = JSON.stringify({ version: 1, include: ['/send_mail.php'], exclude: [] })
