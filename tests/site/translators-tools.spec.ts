import { globSync, readFileSync } from 'node:fs'
import { factsAddress, hiddenTextsAddress } from '#development/inspector/addresses.ts'
import { outlineMark } from '#development/inspector/ShownTexts.ts'
import { pageWordsIn } from '#development/inspector/hidden-texts/words.ts'
import { wordsIn } from '#development/inspector/words.ts'
import { expect, test } from '../support/site.ts'

const notes = JSON.parse(readFileSync('locales/notes.json', 'utf8')) as Record<string, string>
const tool = (['en', 'ar'] as const).flatMap((language) => {
  const { help, turnOn } = wordsIn(language)
  const { title, lead } = pageWordsIn(language)
  return [help, turnOn, title, lead]
})
const names = ['i18n-created', 'text-inspector', outlineMark, hiddenTextsAddress, factsAddress, '\u{E0001}']

test('the notes and the inspector of the texts never reach a visitor', async ({ request }) => {
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
  for (const address of [hiddenTextsAddress, `/ar${hiddenTextsAddress}`, factsAddress]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
