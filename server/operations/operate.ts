import { Hono, type Env } from 'hono'
import { addSecurityHeaders } from '#server/headers/addSecurityHeaders.ts'
import type { Health } from './Health.ts'
import { requestLog, type RequestTools } from './requestLog.ts'

/** A site with its requests logged and counted, and the addresses at which others ask how it is. */
export function operate<Site extends Env>(
  site: Hono<Site>,
  { health, ...tools }: RequestTools & { health: Health },
): Hono {
  const app = new Hono()
  app.use(requestLog(tools))
  app.get('/healthz', addSecurityHeaders, health.answerAlive)
  app.get('/readyz', addSecurityHeaders, health.answerReady)
  app.route('/', site)
  return app
}
