// @vitest-environment node
import { statSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeFolder } from '#server/store/folders.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

vi.mock('node:fs/promises', { spy: true })

test('a new folder is private, and on the disk with each new folder above it', async () => {
  const top = temporaryFolder()
  const folder = join(top, 'a', 'b', 'mails')
  await makeFolder(folder)
  expect(vi.mocked(files.open).mock.calls.map(([path]) => path)).toEqual([
    dirname(folder),
    join(top, 'a'),
    top,
  ])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  vi.mocked(files.open).mockClear()
  await makeFolder(folder)
  expect(files.open).not.toHaveBeenCalled()
})
