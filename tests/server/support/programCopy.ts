import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { copyProgram } from './copyProgram.ts'

/** One copy of the program for all tests of a file. Gives the folder, while tests run. */
export function programCopy(...copied: Parameters<typeof copyProgram>): () => string {
  let folder: string | undefined
  beforeAll(() => {
    folder = copyProgram(...copied)
  })
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    if (folder === undefined) throw new Error('The copy is there only while tests run')
    return folder
  }
}
