import { Hono } from 'hono'
import { refuse } from './answers.ts'
import { refuseEnquiries } from './enquiries.ts'
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
  app.post('/send_mail.php', refuseEnquiries(log))
  app.all('/send_mail.php', () => refuse(405, { allow: 'POST' }))
  app.all('*', serveStatic(files))
  return app
}
