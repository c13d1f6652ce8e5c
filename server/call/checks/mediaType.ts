import { Refusal } from '#server/call/Refusal.ts'

const json = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i

/**
 * JSON as it is, and nothing else: a page of another site cannot send that without asking first, which is
 * never granted.
 * @see https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 * @throws Refusal 415
 */
export function checkMediaType(headers: Headers): void {
  const plain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!plain || !json.test((headers.get('content-type') ?? '').trim())) throw new Refusal(415, 'media-type')
}
