import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { islands as islandNames } from '#art/landscape.ts'
import { sprites } from '#art/sceneNames.ts'
import { canonicalPageIds, pageRow } from '#config/pages.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { darkColors } from '#theme/brand.ts'

const islands: ReadonlySet<string> = new Set(islandNames)
const folder = 'src/art/scenes'
const ofPages = canonicalPageIds.flatMap((id) => pageRow(id).scene ?? [])
const scenes = { ...sprites, ...Object.fromEntries(ofPages.map((name) => [name, [name]])) }

test('every scene of a page and every sprite has its file, and none is left over', () => {
  const files = Object.keys(scenes).map((file) => `${file}.svg`)
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
})

test('no two pages show the same scene', () => {
  expect(new Set(ofPages).size).toBe(ofPages.length)
})

describe('the pictures beside sections', async () => {
  const pages = canonicalPageIds.filter(hasContent)
  await Promise.all(pages.map(loadContent))
  const pictures = (page: (typeof pages)[number]) =>
    Object.values(contentOf(page).sections).flatMap(({ picture }) => picture ?? [])

  test.each(pages)('%s opens with a scene that none of its sections repeats', (page) => {
    expect(pictures(page)).not.toContain(pageRow(page).scene)
  })

  test('each show a scene that exists, and that no other page has beside a section', () => {
    const shown = pages.flatMap(pictures)
    expect(shown).not.toEqual([])
    expect(Object.values(scenes).flat()).toEqual(expect.arrayContaining(shown))
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('are no islands: their lines have another weight', () => {
    expect(pages.flatMap(pictures).filter((scene) => islands.has(scene))).toEqual([])
  })
})

describe.each(Object.entries(scenes))('%s.svg', (file, names) => {
  const text = readFileSync(`${folder}/${file}.svg`, 'utf8')
  const attributes = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value)

  test('has its scenes, of paths alone', () => {
    expect(attributes(/<symbol id="([^"]*)" viewBox="0 0 \d+ \d+"/g)).toEqual(names)
    expect(new Set(attributes(/<(\w+)/g))).toEqual(new Set(['svg', 'symbol', 'path']))
    expect(text).not.toMatch(/style=|class=|transform=|<!--/)
  })

  test('takes its paints from the page, and has one weight of line', () => {
    const paints = Object.keys(darkColors.art).join('|')
    const allowed = new RegExp(`^(none|var\\(--art-(${paints}),#[0-9A-F]{6,8}\\))$`)
    for (const paint of attributes(/\b(?:fill|stroke)="([^"]*)"/g)) expect(paint).toMatch(allowed)
    const weight = islands.has(file) ? 4.5 : 3
    expect(new Set(attributes(/stroke-width="([^"]*)"/g))).toEqual(new Set([`var(--art-stroke,${weight})`]))
  })
})
