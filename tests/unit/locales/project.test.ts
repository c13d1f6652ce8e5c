// @vitest-environment node
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, siteProject } from '#translation/files/project.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

test('a file that is deleted between listing and reading is left out', () => {
  const folder = temporaryFolder({ 'locales/en/page.json': '{}' })
  // It is listed, and cannot be read.
  symlinkSync('deleted.json', join(folder, 'locales/en/saved.json'))
  expect([...readSources({ ...siteProject, root: folder }).keys()]).toEqual(['locales/en/page.json'])
})
