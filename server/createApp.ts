import { Hono } from 'hono'
import { refuse } from './answers.ts'
import { receiveEnquiries, type CallTools } from './call/receiveEnquiries.ts'
import { xsrfCookie } from './call/xsrfCookie.ts'
import { addSecurityHeaders } from './headers/addSecurityHeaders.ts'
import { serveStatic } from './static/serveStatic.ts'
import type { StaticFiles } from './static/staticFiles.ts'

/** What the app works with; tests hand in their own. */
export interface AppDependencies extends CallTools {
  files: StaticFiles
}

/** The website as a function from requests to answers, without a socket. */
export function createApp({ files, ...tools }: AppDependencies): Hono {
  const cookieFor = xsrfCookie(tools.xsrf, tools.settings.siteOrigin)
  const app = new Hono()
  app.use('/send_mail.php', addSecurityHeaders)
  app.all('/send_mail.php', receiveEnquiries(tools, cookieFor))
  app.all('*', serveStatic(files, cookieFor))
  app.onError((error) => {
    tools.log.error({ err: error }, 'request-failed')
    return refuse(500)
  })
  return app
}
