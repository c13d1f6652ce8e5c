import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
