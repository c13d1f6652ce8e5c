import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageScenes, sprites } from '#art/sceneNames.ts'
import { canonicalPageIds, pageRow } from '#config/pages.ts'
import { darkColors } from '#theme/brand.ts'

const folder = 'src/art/scenes'
const scenes = { ...sprites, ...Object.fromEntries(pageScenes.map((name) => [name, [name]])) }

test('every row of sceneNames.ts has its file and every file its row', () => {
  const files = Object.keys(scenes).map((file) => `${file}.svg`)
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
})

test('no two pages show the same scene, and none is left over', () => {
  expect(canonicalPageIds.flatMap((id) => pageRow(id).scene ?? []).toSorted()).toEqual(pageScenes)
})

describe.each(Object.entries(scenes))('%s.svg', (file, names) => {
  const text = readFileSync(`${folder}/${file}.svg`, 'utf8')
  const attributes = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value)

  test('has the scenes of sceneNames.ts, of paths alone', () => {
    expect(attributes(/<symbol id="([^"]*)" viewBox="0 0 \d+ \d+"/g)).toEqual(names)
    expect(new Set(attributes(/<(\w+)/g))).toEqual(new Set(['svg', 'symbol', 'path']))
    expect(text).not.toMatch(/style=|class=|transform=|<!--/)
  })

  test('takes its paints from the page, and has one weight of line', () => {
    const paints = Object.keys(darkColors.art).join('|')
    const allowed = new RegExp(`^(none|var\\(--art-(${paints}),#[0-9A-F]{6,8}\\))$`)
    for (const paint of attributes(/\b(?:fill|stroke)="([^"]*)"/g)) expect(paint).toMatch(allowed)
    expect(new Set(attributes(/stroke-width="([^"]*)"/g))).toEqual(new Set(['3']))
  })
})
