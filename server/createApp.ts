import { Hono } from 'hono'
import { refuse } from './answers.ts'
import { refuseEnquiries } from './enquiries.ts'
import { addSecurityHeaders } from './headers/addSecurityHeaders.ts'
import { serveStatic } from './static/serveStatic.ts'
import type { StaticFiles } from './static/staticFiles.ts'

/** What the app works with; tests hand in their own. */
export interface AppDependencies {
  files: StaticFiles
  log: (line: string) => void
}

/** The website as a function from requests to answers, without a socket. */
export function createApp({ files, log }: AppDependencies): Hono {
  const app = new Hono()
  app.use('/send_mail.php', addSecurityHeaders)
  app.post('/send_mail.php', refuseEnquiries(log))
  app.all('/send_mail.php', () => refuse(405, { allow: 'POST' }))
  app.all('*', serveStatic(files))
  app.onError((error) => {
    log(`A request failed: ${error.name}`)
    return refuse(500)
  })
  return app
}
