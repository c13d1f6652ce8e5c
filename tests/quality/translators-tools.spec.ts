import { globSync, readFileSync } from 'node:fs'
import {
  componentsAddress,
  textInfoAddress,
  hiddenTextsAddress,
} from '#translation/dev/page/shared/addresses.ts'
import { outlineMark } from '#translation/dev/page/inspector/ShownTexts.ts'
import { toolLanguages, wordsIn } from '#translation/dev/page/words/wordsIn.ts'
import { expect, test } from '../support/site.ts'

const notes = JSON.parse(readFileSync('translation/notes.json', 'utf8')) as Record<string, string>
const tool = toolLanguages.flatMap((language) => {
  const { panel, inspector, hiddenTexts } = wordsIn(language)
  return [panel.name, inspector.help, inspector.turnOn, hiddenTexts.title, hiddenTexts.lead]
})
const elements = ['findings-panel', 'text-inspector', outlineMark]
const events = ['locale-findings', 'locale-changed', 'i18n-created']
const names = [
  ...elements,
  ...events,
  '@texts',
  hiddenTextsAddress,
  componentsAddress,
  textInfoAddress,
  '\u{E0001}',
]

test('the notes and the tools of development never reach a visitor', async ({ request }) => {
  const files = globSync('dist/**/*.{html,js,css,json,xml,txt,svg,webmanifest}')
  expect(files.length).toBeGreaterThan(100)
  const notForVisitors = [...Object.values(notes), ...tool, ...names]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(
      notForVisitors.filter((words) => text.includes(words)),
      file,
    ).toEqual([])
  }
  for (const address of [
    hiddenTextsAddress,
    `/ar${hiddenTextsAddress}`,
    componentsAddress,
    textInfoAddress,
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
