import type { Context, Next } from 'hono'
import { securityHeaders } from './securityHeaders.ts'

/** Adds the headers of every answer to an endpoint's; files and refusals are made with theirs. */
export async function addSecurityHeaders(context: Context, next: Next): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
}
