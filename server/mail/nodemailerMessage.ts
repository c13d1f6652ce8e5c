import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './MailMessage.ts'

/** A mail as nodemailer takes it: structured addresses, a fixed envelope, and no way to a file or a URL. */
export function nodemailerMessage({ id, replyTo, from, to, ...content }: MailMessage): SendMailOptions {
  return {
    ...content,
    messageId: id,
    from,
    to: [...to],
    ...(replyTo && { replyTo }),
    envelope: { from: from.address, to: to.map(({ address }) => address) },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
