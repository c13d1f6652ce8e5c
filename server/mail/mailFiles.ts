import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outbox } from '#server/store/Outbox.ts'

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
