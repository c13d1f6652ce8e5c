import { Refusal } from '#server/call/Refusal.ts'

/** In bytes; tests/server/call/sizes.test.ts shows that all that the form lets through fits in. */
export const bodyLimit = 16 * 1024

/**
 * Reads the body of a request, counting what really comes: a Content-Length may be absent.
 * @throws Refusal 413, or 400 for a body that breaks off.
 */
export async function readBody({ headers, body }: Request): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > bodyLimit) throw new Refusal(413, 'size')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) break
      chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'json')
  }
  if (size > bodyLimit) throw new Refusal(413, 'size')
  return Buffer.concat(chunks)
}
