import type { Context } from 'hono'

/** Ten times what the form can send. */
const bodyLimit = 16 * 1024

const notDelivered = 'An enquiry was refused: enquiries are not delivered until the mail server is set up'

/**
 * Stands in for the mail endpoint: refuses every enquiry, so that the form shows the other ways to get in
 * touch, and logs that it happened, never what was sent.
 */
export function refuseEnquiries(log: (line: string) => void) {
  return async ({ req }: Context): Promise<Response> => {
    const small = await discardBody(req.raw)
    log(notDelivered)
    return Response.json(
      { success: false },
      { status: small ? 503 : 413, headers: { 'cache-control': 'no-store' } },
    )
  }
}

/** Reads a body without keeping it; false where it is longer than the limit or breaks off. */
async function discardBody(request: Request) {
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) return false
    }
    return true
  } catch {
    return false
  }
}
