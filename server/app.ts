import { Hono } from 'hono'
import { enquiryRoute, type EnquiryRouteDependencies } from '#server/enquiries/enquiryRoute.ts'
import { endpoints } from '#config/endpoints.ts'
import type { Health } from '#server/http/health.ts'
import { redirectToSite } from '#server/http/redirectToSite.ts'
import { requestErrorResponse } from '#server/http/requestErrorResponse.ts'
import { serveStatic } from '#server/http/serveStatic.ts'
import type { StaticFiles } from '#server/http/staticFiles.ts'

export interface AppDependencies extends EnquiryRouteDependencies {
  health: Pick<Health, 'liveness' | 'readiness'>
}

/** The website as a function from requests to answers. It does not listen at a port. */
export function createApp(files: StaticFiles, dependencies: AppDependencies): Hono {
  const { health, xsrf, log, settings } = dependencies
  const { siteOrigin, trustedProxies } = settings
  const app = new Hono()
  app.get(endpoints.liveness, health.liveness)
  app.get(endpoints.readiness, health.readiness)
  app.all(endpoints.enquiry, enquiryRoute(dependencies))
  if (siteOrigin !== undefined) app.get('*', redirectToSite(siteOrigin, trustedProxies))
  app.all('*', serveStatic(files, xsrf.cookieFor))
  app.onError((error) => {
    log.error({ err: error }, 'request-failed')
    return requestErrorResponse(files.requestErrorPage, 500)
  })
  return app
}
