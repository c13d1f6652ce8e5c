import { randomUUID } from 'node:crypto'
import { access, constants, open, rename, rm, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder, syncFolder } from '#server/store/folders.ts'
import {
  codeOf,
  MailError,
  type MailMessage,
  type MailTransport,
  nodemailerMessage,
} from './MailTransport.ts'
import type { Outbox } from '#server/store/outbox/Outbox.ts'

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

/** Where mails are kept as files while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

/**
 * Removes the files of mails that an erased enquiry is in, also where an erasure was cut short, or its mail was
 * on its way meanwhile. Gives how many.
 */
export async function eraseMailFiles(folder: string, outbox: Pick<Outbox, 'findErased'>): Promise<number> {
  let count = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const erased = await outbox.findErased(await readEnquiryIds(path))
    if (erased.length === 0) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

/** Of finished mails and of those that a crash left unfinished. */
async function namesIn(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => /\.(?:eml|tmp)$/.test(name))
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** More than our headers take with the ids of a whole digest. */
const headBytes = 16 * 1024

/** The ids that a mail has in its header X-Enquiry-Id. */
async function readEnquiryIds(path: string): Promise<string[]> {
  try {
    const file = await open(path, 'r')
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(headBytes), 0, headBytes)
      .finally(() => file.close())
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)
    const [, value = ''] = /^X-Enquiry-Id:((?:.*\r\n[ \t])*.*)/im.exec(head) ?? []
    return value.match(/[\da-f-]{36}/g) ?? []
  } catch (error) {
    // Finished in the meantime, under its other name.
    if (isAbsent(error)) return []
    throw error
  }
}

function isAbsent(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
