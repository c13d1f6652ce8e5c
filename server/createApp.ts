import { Hono } from 'hono'
import { refuse } from './answers.ts'
import { receiveEnquiries, type CallTools } from './call/receiveEnquiries.ts'
import { withXsrfCookie, xsrfCookie } from './call/xsrfCookie.ts'
import { errorFields } from './errorFields.ts'
import { addSecurityHeaders } from './headers/addSecurityHeaders.ts'
import { serveStatic } from './static/serveStatic.ts'
import type { StaticFiles } from './static/staticFiles.ts'

/** What the app works with; tests hand in their own. */
export interface AppDependencies extends CallTools {
  files: StaticFiles
}

/** The website as a function from requests to answers, without a socket. */
export function createApp({ files, ...tools }: AppDependencies): Hono {
  const addCookie = xsrfCookie(tools.xsrf, tools.settings.siteOrigin)
  const app = new Hono()
  app.use('/send_mail.php', addSecurityHeaders)
  app.all('/send_mail.php', receiveEnquiries(tools, addCookie))
  app.all('*', withXsrfCookie(serveStatic(files), addCookie))
  app.onError((error) => {
    tools.log.error(errorFields(error), 'request-failed')
    return refuse(500)
  })
  return app
}
