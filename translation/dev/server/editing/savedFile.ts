import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '../../../files/decode.ts'
import type { Project } from '../../../files/project.ts'
import { ChangeError } from './ChangeError.ts'

/** Reads a file of the project; empty if there is none. @returns its text, and the byte order mark before it, if any */
export function readSaved({ root }: Project, file: string): { text: string; mark: string } {
  try {
    const bytes = readFileSync(join(root, file))
    const decoded = decode(bytes)
    if ('encoding' in decoded) throw new ChangeError(`${file}: is saved in ${decoded.encoding}`)
    return { text: decoded.text, mark: bytes[0] === 0xef ? '\uFEFF' : '' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { text: '', mark: '' }
    throw error
  }
}

/** Gives a text the line ends of the file that it replaces. */
export function withLineEndsOf(saved: string, text: string): string {
  const ended = saved === '' || saved.endsWith('\n') ? text : text.trimEnd()
  return saved.includes('\r\n') ? ended.replaceAll('\n', '\r\n') : ended
}
