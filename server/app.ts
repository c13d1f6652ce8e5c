import { Hono } from 'hono'
import { enquiryRoute, type EnquiryRouteDependencies } from '#server/enquiries/enquiryRoute.ts'
import { endpoints } from '#server/http/endpoints.ts'
import { errorResponse } from '#server/http/headers.ts'
import { serveStatic } from '#server/http/serveStatic.ts'
import type { StaticFiles } from '#server/http/staticFiles.ts'

/** The website as a function from requests to answers. It does not listen at a port. */
export function createApp(files: StaticFiles, dependencies: EnquiryRouteDependencies): Hono {
  const { xsrf, log } = dependencies
  const app = new Hono()
  app.all(endpoints.enquiry, enquiryRoute(dependencies))
  app.all('*', serveStatic(files, xsrf))
  app.onError((error) => {
    log.error({ err: error }, 'request-failed')
    return errorResponse(500)
  })
  return app
}
