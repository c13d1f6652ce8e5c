import { Hono } from 'hono'
import { enquiryRoute, type EnquiryRouteDependencies } from '#server/enquiries/enquiryRoute.ts'
import { errorResponse } from '#server/http/headers.ts'
import { serveStatic } from '#server/http/serveStatic.ts'
import type { StaticFiles } from '#server/http/staticFiles.ts'

interface AppDependencies extends EnquiryRouteDependencies {
  files: StaticFiles
}

/** The website as a function from requests to answers. It does not listen at a port. */
export function createApp({ files, ...dependencies }: AppDependencies): Hono {
  const { xsrf, log } = dependencies
  const app = new Hono()
  app.all('/send_mail.php', enquiryRoute(dependencies))
  app.all(
    '*',
    serveStatic(files, (headers) => xsrf.cookieFor(headers)),
  )
  app.onError((error) => {
    log.error({ err: error }, 'request-failed')
    return errorResponse(500)
  })
  return app
}
