import { randomUUID } from 'node:crypto'
import { access, constants, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import { codeOf, MailError } from './MailError.ts'
import type { MailMessage, MailTransport } from './MailMessage.ts'
import { nodemailerMessage } from './nodemailerMessage.ts'

/**
 * Stands in for a mail server: keeps each mail as `<enquiry's id>.eml` in a folder, readable by this user
 * alone. A mail that is sent twice is one file.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: (message) =>
      failing(async () => {
        const { message: bytes } = await composer.sendMail(nodemailerMessage(message))
        if (!Buffer.isBuffer(bytes)) throw new MailError({ code: 'ECOMPOSE' })
        await makeFolder(folder)
        await writeWhole(folder, fileName(message), bytes)
      }),
    verify: () =>
      failing(async () => {
        await makeFolder(folder)
        await access(folder, constants.W_OK | constants.X_OK)
      }),
    close: async () => {},
  }
}

/** From the Message-ID, which is made by us. */
function fileName({ id }: MailMessage) {
  const name = /^<([\w-]{1,100})@/.exec(id)?.[1]
  if (!name) throw new MailError({ code: 'EMESSAGEID', permanent: true })
  return `${name}.eml`
}

/** The file is there with all its bytes or not at all, also after a power cut. */
async function writeWhole(folder: string, name: string, bytes: Buffer) {
  const unfinished = join(folder, `.${randomUUID()}.tmp`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function failing(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    throw error instanceof MailError ? error : new MailError({ code: codeOf(error) })
  }
}
