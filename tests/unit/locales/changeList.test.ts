// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteProject } from '#translation/files/project.ts'
import type { ListItem } from '#translation/dev/page/shared/answers.ts'
import { ChangeError } from '#translation/dev/server/editing/ChangeError.ts'
import { changeList } from '#translation/dev/server/editing/changeList.ts'
import { changeText } from '#translation/dev/server/editing/changeText.ts'
import { namespaceReport } from '#translation/dev/server/editing/namespaceReport.ts'
import { CodeFiles, codeOnDisk } from '#translation/dev/server/code/CodeFiles.ts'
import { textList } from '#translation/dev/server/textList.ts'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { project, temporaryLocales } from './sampleLocales.ts'

const english = { heading: 'A heading', items: ['The first', 'The second'], last: 'The end' }
const arabic = { heading: 'عنوان الصفحة', items: ['الأول', 'الثاني'], last: 'النهاية' }

function start() {
  const own = { ...project, root: temporaryLocales({ 'en/a.json': english, 'ar/a.json': arabic }) }
  const path = (language: string) => join(own.root, `locales/${language}/a.json`)
  return {
    own,
    change: (en: readonly ListItem[][], ar: readonly ListItem[][]) => {
      const [before = [], after = []] = en
      const [beforeAr = [], afterAr = []] = ar
      return changeList(own, new CodeFiles(() => ''), {
        namespace: 'a',
        key: 'items',
        items: { en: { before, after }, ar: { before: beforeAr, after: afterAr } },
      })
    },
    read: (language: string) => readFileSync(path(language), 'utf8'),
    write: (language: string, text: string) => writeFileSync(path(language), text),
    findings: () => checkLocales(own).findings.map(({ code, file, key }) => `${code} ${file} ${key}`),
  }
}

const longer = (items: readonly string[]) => [...items.slice(0, 1), '', ...items.slice(1)]

test.each([
  ['plain', (text: string) => text],
  ['with Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
])('a new item is one line in the %s file of each language, and undo removes it', (_name, form) => {
  const { change, read, write } = start()
  write('ar', form(read('ar')))
  const before = [read('en'), read('ar')]
  const lists = [english.items, longer(english.items)]
  const listsAr = [arabic.items, longer(arabic.items)]
  expect(change(lists, listsAr).outcome).toBe('saved')
  expect(JSON.parse(read('en'))).toEqual({ ...english, items: longer(english.items) })
  expect(read('ar')).toBe(before[1]?.replace(/( +"الأول",\r?\n)/, (line) => line + line.replace('الأول', '')))
  expect(change(lists.toReversed(), listsAr.toReversed()).outcome).toBe('saved')
  expect([read('en'), read('ar')]).toEqual(before)
})

test('what the other language lacks then is empty, and what is written first waits for its English', () => {
  const { own, change, findings } = start()
  change([english.items, longer(english.items)], [arabic.items, longer(arabic.items)])
  const write = {
    language: 'ar',
    namespace: 'a',
    key: 'items.1',
    text: 'الجديد في 8 سنوات',
    before: '',
  } as const
  expect(changeText(own, write).outcome).toBe('saved')
  expect(findings().filter((found) => found.includes('items'))).toEqual(['empty locales/en/a.json items.1'])
  const inEnglish = { ...write, language: 'en', text: 'The new one in 8 years' } as const
  expect(changeText(own, inEnglish).outcome).toBe('saved')
  expect(findings().join()).not.toContain('empty')
})

test('a list that somebody else changed meanwhile stays, in every language', () => {
  const { change, read, write } = start()
  write('ar', read('ar').replace('الثاني', 'الثالث'))
  const before = [read('en'), read('ar')]
  const attempt = () => change([english.items, longer(english.items)], [arabic.items, longer(arabic.items)])
  expect(attempt).toThrow(ChangeError)
  write('ar', read('ar').replaceAll('  ', '\t').replace('الثالث', 'الثاني'))
  expect(attempt()).toMatchObject({ outcome: 'wrong', findings: [{ code: 'form' }] })
  expect(read('en')).toBe(before[0])
})

test.each([
  // Free: an editor adds to it.
  ['pages/netapp', 'sections.protection.items.2', 'sections.protection.items'],
  ['pages/netapp', 'sections.example.paragraphs.0', 'sections.example.paragraphs'],
  ['pages/netapp', 'sections.buyerQuestions.questions.1.answer', 'sections.buyerQuestions.questions'],
  ['pages/sap', 'sections.servers.table.rows.2.1', 'sections.servers.table.rows'],
  ['pages/security-operations-center', 'sections.packages.rows.0.cells.silver', 'sections.packages.rows'],
  // The code knows the entries.
  ['pages/netapp', 'sections.example.steps.grown.name', 'src/content/pages/netapp.ts'],
  ['pages/hci', 'questionnaire.questions.memory.label', 'src/content/virtualMachines.ts'],
  ['pages/industries', 'sections.oil.points.items.iot', 'src/config/industries.ts'],
  ['pages/products', 'sections.examples.items.sap.text', 'src/content/pages/products.ts'],
  ['pages/about', 'leadership.people.0.name', 'src/pages/about/portraits.ts'],
  ['menu', 'pages.home', 'src/config/pages.ts'],
  // Neither.
  ['pages/netapp', 'sections.example.heading', undefined],
  ['pages/sap', 'sections.servers.table.columns.1', undefined],
])('%s %s belongs to %s', (namespace, key, wanted) => {
  const report = namespaceReport(siteProject, namespace)
  expect(report.files.some(({ texts }) => texts.has(key))).toBe(true)
  const list = textList(report, codeOnDisk(siteProject.root), namespace, key)
  expect(list?.kind === 'free' ? list.key : list?.place.file).toBe(wanted)
})
