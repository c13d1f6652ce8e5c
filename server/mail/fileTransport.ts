import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { errorCode } from '#server/personalData.ts'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import { MailError, type MailMessage, type MailTransport, nodemailerMessage } from './MailTransport.ts'
import type { Database } from '#server/store/database/Database.ts'
import { findErased } from '#server/store/erasure.ts'

/**
 * Replaces a mail server: writes each mail to the file `<enquiry's id>.eml` in a folder, which only this user can
 * read. A mail that is sent twice is one file.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      try {
        const { message: bytes } = await composer.sendMail(nodemailerMessage(message))
        if (!Buffer.isBuffer(bytes)) throw new MailError('ECOMPOSE')
        await makeFolder(folder)
        await writeAtomically(folder, fileName(message), bytes)
        return []
      } catch (error) {
        throw error instanceof MailError ? error : new MailError(errorCode(error))
      }
    },
    close: () => {},
  }
}

/** The name of the file, from the Message-ID, which this server makes. */
function fileName({ id }: MailMessage) {
  const name = /^<([\w-]{1,100})@/.exec(id)?.[1]
  if (!name) throw new MailError('EMESSAGEID', { permanent: true })
  return `${name}.eml`
}

/** Writes the whole file or nothing, also if the power fails. */
async function writeAtomically(folder: string, name: string, bytes: Buffer) {
  const unfinished = join(folder, `.${randomUUID()}.tmp`)
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await rename(unfinished, join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    // An error here would hide the first one, which says why.
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/** The folder of the mail files that are written while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

/**
 * Removes the files of mails that contain an erased enquiry. It also finds those that an interrupted erasure left, or
 * that were written during it. Returns how many.
 */
export async function eraseMailFiles(folder: string, database: Database): Promise<number> {
  const names = await namesIn(folder)
  if (names.length === 0) return 0
  const erased = await findErased(database)
  let count = 0
  for (const name of names) {
    const path = join(folder, name)
    const ids = await readEnquiryIds(path)
    if (!ids.some((id) => erased.has(id))) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

/** The names of mail files, and of temporary files that a crash left. */
async function namesIn(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => /\.(?:eml|tmp)$/.test(name))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** The ids that a mail has in its header X-Enquiry-Id. */
async function readEnquiryIds(path: string): Promise<string[]> {
  try {
    const [head = ''] = (await readFile(path, 'latin1')).split('\r\n\r\n', 1)
    const [, value = ''] = /^X-Enquiry-Id:((?:.*\r\n[ \t])*.*)/im.exec(head) ?? []
    return value.match(/[\da-f-]{36}/g) ?? []
  } catch (error) {
    // A temporary file has got its final name in the meantime.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
