import { Refusal } from '#server/call/Refusal.ts'

/** What a browser says of where a request comes from, after the check. */
export interface Provenance {
  /** Whether Origin and fetch metadata both prove that our own page sent it; not just fail to deny it. */
  proven: boolean
}

/**
 * Refuses what a browser sends for another site. Programs that are no browsers send neither header, and
 * have to pass the checks that follow.
 * @param siteOrigin undefined where nobody has configured it: then a page counts as our own if it has the
 * host that the request went to. The scheme cannot be known there, for TLS may end before this server.
 * @see https://www.w3.org/TR/fetch-metadata/
 * @throws Refusal 403
 */
export function checkOrigin(headers: Headers, siteOrigin: string | undefined): Provenance {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'origin')
  if (origin === null) return { proven: false }
  const own = siteOrigin === undefined ? isOfHost(origin, headers.get('host')) : origin === siteOrigin
  if (!own) throw new Refusal(403, 'origin')
  return { proven: site === 'same-origin' }
}

function isOfHost(origin: string, host: string | null) {
  return host !== null && [`http://${host}`, `https://${host}`].includes(origin)
}
