import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { errorCode } from '#server/errors.ts'
import type { Database } from '#server/store/database/Database.ts'
import { findErasedMails } from '#server/store/erasure.ts'
import { makeFolder } from '#server/store/folders.ts'
import { DeliveryError, type MailMessage, type MailTransport, nodemailerMessage } from './MailTransport.ts'

/** Writes mails to files. A mail that is sent again replaces its file, even an incomplete one. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      try {
        const { message: bytes } = await composer.sendMail(nodemailerMessage(message))
        if (!Buffer.isBuffer(bytes)) throw new DeliveryError('ECOMPOSE')
        await makeFolder(folder)
        await writeFile(join(folder, fileName(message)), bytes, { mode: 0o600, flush: true })
        return []
      } catch (error) {
        throw error instanceof DeliveryError ? error : new DeliveryError(errorCode(error))
      }
    },
  }
}

function fileName({ id }: MailMessage) {
  const mailId = /^<([\w-]{1,100})@/.exec(id)?.[1]
  if (!mailId) throw new DeliveryError('EMESSAGEID', { permanent: true })
  return `${mailId}.eml`
}

/** The folder of the mail files that are written while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

/** Removes the files of mails about erased enquiries, also those that an interrupted erasure left. Returns how many. */
export async function eraseMailFiles(folder: string, database: Database): Promise<number> {
  if (!existsSync(folder)) return 0
  const names = await readdir(folder)
  if (names.length === 0) return 0
  const erased = new Set(await findErasedMails(database))
  const found = names.filter((name) => erased.has(name.replace(/(-confirmation)?\.eml$/, '')))
  for (const name of found) await rm(join(folder, name), { force: true })
  return found.length
}
