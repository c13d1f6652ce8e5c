import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sheets } from '#art/sceneNames.ts'

const folder = 'src/art/drawn'

test('every sheet has its file and every file its sheet', () => {
  const files = Object.keys(sheets).map((sheet) => `${sheet}.svg`)
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
})

describe.each(Object.entries(sheets))('%s.svg', (sheet, names) => {
  const text = readFileSync(`${folder}/${sheet}.svg`, 'utf8')
  const attributes = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value)

  test('has the drawings of sceneNames.ts, of paths alone', () => {
    expect(attributes(/<symbol id="([^"]*)" viewBox="0 0 \d+ \d+"/g)).toEqual(names)
    expect(new Set(attributes(/<(\w+)/g))).toEqual(new Set(['svg', 'symbol', 'path']))
    expect(text).not.toMatch(/style=|class=|transform=|<!--/)
  })

  test('takes its paints from the page, and has one weight of line', () => {
    for (const paint of attributes(/\b(?:fill|stroke)="([^"]*)"/g)) {
      expect(paint).toMatch(
        /^(none|var\(--art-(top|front|side|ground|accent|glass|shade|line),#[0-9A-F]{6,8}\))$/,
      )
    }
    expect(new Set(attributes(/stroke-width="([^"]*)"/g))).toEqual(new Set(['3']))
  })
})
