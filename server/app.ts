import { Hono } from 'hono'
import { errorResponse } from '#server/http/headers.ts'
import { enquiryRoute, type EnquiryRouteTools } from '#server/enquiries/enquiryRoute.ts'
import { xsrfCookie } from '#server/enquiries/xsrf.ts'
import { addSecurityHeaders } from '#server/http/headers.ts'
import { serveStatic } from '#server/http/serveStatic.ts'
import type { StaticFiles } from '#server/http/staticFiles.ts'

export interface AppDependencies extends EnquiryRouteTools {
  files: StaticFiles
}

/** The website as a function from requests to answers. It does not listen at a port. */
export function createApp({ files, ...tools }: AppDependencies): Hono {
  const cookieFor = xsrfCookie(tools.xsrf, tools.settings.siteOrigin)
  const app = new Hono()
  app.use('/send_mail.php', addSecurityHeaders)
  app.all('/send_mail.php', enquiryRoute(tools, cookieFor))
  app.all('*', serveStatic(files, cookieFor))
  app.onError((error) => {
    tools.log.error({ err: error }, 'request-failed')
    return errorResponse(500)
  })
  return app
}
