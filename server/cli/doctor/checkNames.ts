import { isIP } from 'node:net'
import { fetchFailure } from '#server/errors.ts'
import { isSampleUrl } from '#server/settings/samples.ts'
import type { Settings } from '#server/settings/settings.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('names')
const timeoutMs = 10_000

/** A page as a visitor gets it, redirects followed: the address in the end, its HTML, and the status. */
export interface Visit {
  url: string
  status: number
  html: string
}

type Ask = (url: string) => Promise<Visit>

/**
 * Asks for Home as visitors may: by SITE_ORIGIN, by http, and with or without www. A visitor
 * at another address than SITE_ORIGIN can send no enquiry. (Node's TLS does not accept a name with a dot at its end.)
 */
export async function checkNames(
  { siteOrigin }: Pick<Settings, 'siteOrigin'>,
  ask: Ask = visit,
): Promise<CheckResult[]> {
  if (siteOrigin === undefined || isSampleUrl(siteOrigin)) return []
  const others = otherAddresses(new URL(siteOrigin))
  const results = await Promise.all([
    checkOwn(siteOrigin, ask),
    ...others.map((address) => checkOther(address, siteOrigin, ask)),
  ])
  return results.filter((result) => result !== null)
}

function otherAddresses({ protocol, hostname, port, host }: URL) {
  const isName = hostname.includes('.') && isIP(hostname) === 0
  if (!isName) return []
  const withOrWithoutWww = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  const end = port === '' ? '' : `:${port}`
  return [
    ...(protocol === 'https:' && port === '' ? [`http://${host}`] : []),
    `${protocol}//${withOrWithoutWww}${end}`,
  ]
}

async function checkOwn(siteOrigin: string, ask: Ask): Promise<CheckResult> {
  try {
    const { url, status } = await ask(`${siteOrigin}/`)
    if (new URL(url).origin !== siteOrigin)
      return fail(
        `${siteOrigin} leads to ${new URL(url).origin}: set SITE_ORIGIN to where the site is, and build`,
      )
    return status === 200
      ? ok(`${siteOrigin} shows the site`)
      : warn(`${siteOrigin} answers with status ${status}: see the proxy before the server`)
  } catch (error) {
    const reason = fetchFailure(error)
    return reason.includes('redirect')
      ? fail(
          `${siteOrigin} redirects for ever: let the proxy pass on the visitor’s Host and scheme (X-Forwarded-Host, X-Forwarded-Proto)`,
        )
      : warn(`${siteOrigin} cannot be asked from here (${reason}): open it in a browser`)
  }
}

/** Null if this address does not show our pages. */
async function checkOther(address: string, siteOrigin: string, ask: Ask): Promise<CheckResult | null> {
  try {
    const { url, html } = await ask(`${address}/`)
    if (new URL(url).origin === siteOrigin) return ok(`${address} leads to the site`)
    // Home names its own address.
    return html.includes(`"${siteOrigin}/"`)
      ? fail(`${address} shows the site, but no enquiry can be sent from there: redirect it to ${siteOrigin}`)
      : null
  } catch (error) {
    const reason = fetchFailure(error)
    return /CERT|ALTNAME|SSL|TLS/.test(reason)
      ? warn(
          `${address} leads to a machine whose certificate lacks that name (${reason}): get one for it, and redirect it to ${siteOrigin}`,
        )
      : null
  }
}

async function visit(url: string): Promise<Visit> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  return { url: answer.url, status: answer.status, html: await answer.text() }
}
