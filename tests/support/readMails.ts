import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the mails that the server has written into a folder. A file is empty until its mail has been written. */
export function readMails(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).filter((mail) => mail !== '')
}
