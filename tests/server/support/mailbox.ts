import type { Email } from 'postal-mime'
import { afterAll, beforeAll } from 'vitest'
import type { MailMessage, MailTransport } from '#server/mail/MailTransport.ts'
import { smtpTransport } from '#server/mail/smtpTransport.ts'
import { listenForMails, parse, type ReceivedMail } from './testMailServer.ts'

export function openMailbox() {
  let server: Awaited<ReturnType<typeof listenForMails>> | undefined
  let transport: MailTransport | undefined
  beforeAll(async () => {
    server = await listenForMails()
    transport = smtpTransport(server.url, 'www.qantara.example')
  })
  afterAll(() => server?.stop())

  async function deliver(message: MailMessage): Promise<{ mail: ReceivedMail; email: Email }> {
    await transport?.send(message)
    const [mail, ...others] = server?.mails.splice(0) ?? []
    if (!mail || others.length > 0) throw new Error(`${others.length} mails too many, or none`)
    return { mail, email: await parse(mail) }
  }
  return { deliver }
}
