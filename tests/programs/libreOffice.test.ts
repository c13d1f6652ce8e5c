// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { readSources, siteProject } from '#translation/files/project.ts'
import { planImport } from '#translation/spreadsheet/planImport.ts'
import { readTable } from '#translation/spreadsheet/readTable.ts'
import { rowsOf } from '#translation/spreadsheet/rows.ts'
import { writeSheet } from '#translation/spreadsheet/writeSheet.ts'
import { missing } from '../server/support/missing.ts'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

const office = spawnSync('soffice', ['--version']).status === 0
const absent = office ? undefined : missing('no LibreOffice (on Debian: apt-get install libreoffice-calc)')

test.skipIf(absent !== undefined)(
  `all texts go through LibreOffice and come back, one of them changed${absent ? `: ${absent}` : ''}`,
  async () => {
    const path = temporaryFolder()
    const sources = readSources(siteProject)
    const rows = rowsOf(checkLocales(siteProject, sources), 'ar', 'https://www.qantara.example')
    expect(rows.length).toBeGreaterThan(1500)
    const changed = rows.find(({ file, key }) => file === 'pages/home' && key === 'heading')
    if (!changed) throw new Error('no heading')
    changed.translation = `${changed.translation} اليوم`
    writeFileSync(join(path, 'ar.xlsx'), await writeSheet(rows, 'ar', true))
    throughOffice(path, 'xlsx:Calc MS Excel 2007 XML')
    throughOffice(path, 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false')
    for (const name of ['ar.xlsx', 'ar.csv']) {
      const table = await readTable(name, readFileSync(join(path, 'back', name)), 'en')
      const { changes, refusals, files: written } = planImport(siteProject, sources, table, 'en')
      expect(refusals, name).toEqual([])
      expect(changes, name).toMatchObject([
        { namespace: 'pages/home', key: 'heading', value: changed.translation },
      ])
      const before = readFileSync('locales/ar/pages/home.json', 'utf8').split('\n')
      const after = written.get('locales/ar/pages/home.json')?.split('\n') ?? []
      expect(
        after.filter((line, index) => line !== before[index]),
        name,
      ).toHaveLength(1)
    }
  },
)

function throughOffice(path: string, format: string) {
  const profile = `-env:UserInstallation=file://${path}/profile`
  const to = ['--convert-to', format, '--outdir', join(path, 'back')]
  const args = [profile, '--headless', ...to, join(path, 'ar.xlsx')]
  const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8', cwd: import.meta.dirname })
  expect(status, stderr).toBe(0)
}
