// @vitest-environment node
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, siteLocales } from '#translation/files/localeFolder.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

test('a file that is gone by the time it is read is not there, as where an editor writes it anew', () => {
  const folder = temporaryFolder({ 'en/page.json': '{}' })
  // It is listed, and cannot be read.
  symlinkSync('deleted.json', join(folder, 'en/saved.json'))
  expect([...readSources({ ...siteLocales, path: folder }).keys()]).toEqual(['en/page.json'])
})
