import { Hono, type Env } from 'hono'
import { addSecurityHeaders } from '#server/headers/addSecurityHeaders.ts'
import type { Health } from './Health.ts'

/** A site with the two addresses at which others ask how it is. */
export function operate<Site extends Env>(site: Hono<Site>, health: Health): Hono {
  const app = new Hono()
  app.get('/healthz', addSecurityHeaders, health.answerAlive)
  app.get('/readyz', addSecurityHeaders, health.answerReady)
  // Mounted with route(), each answer of the site would wait for two promises.
  app.all('*', ({ req, env }) => site.fetch(req.raw, env as Site['Bindings']))
  return app
}
