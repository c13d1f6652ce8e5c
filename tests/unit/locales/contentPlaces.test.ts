// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { evaluate } from '#content/evaluate.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { CodeFiles, codeOnDisk } from '#translation/dev/server/code/CodeFiles.ts'
import { figurePlaces, namingPlace } from '#translation/dev/server/code/contentPlaces.ts'
import type { CodePlace } from '#translation/dev/page/shared/answers.ts'

const code = codeOnDisk(process.cwd())

function lineAt({ file, line, column }: CodePlace) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[line - 1]?.slice(column - 1) ?? ''
}

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))

const withFigures = pages.filter((page) =>
  Object.values(contentOf(page).sections).some(({ kind }) => kind === 'calculation'),
)

describe.each(withFigures)('%s', (page) => {
  const calculations = Object.entries(contentOf(page).sections).flatMap(([id, section]) =>
    section.kind === 'calculation' ? [{ id, section }] : [],
  )

  test('each figure leads to its number, and each result to what computes it', () => {
    const places = figurePlaces(code, `pages/${page}`)
    for (const { id, section } of calculations) {
      for (const name of Object.keys(evaluate(section, {}).amounts)) {
        const place = places.find((one) => one.section === id && one.name === name)
        const { example } = section.inputs[name] ?? {}
        const wanted = example === undefined ? /^compute\b/ : RegExp(`^example: ${example}`)
        expect(place && lineAt(place).replaceAll('_', ''), name).toMatch(wanted)
      }
    }
  })

  test('each step, question and choice leads to the line that names it', () => {
    for (const { id, section } of calculations) {
      for (const name of Object.keys(section.results))
        expect(lineOf(`sections.${id}.steps.${name}`), name).toMatch(RegExp(`^${name}\\b`))
    }
    for (const [name, question] of Object.entries(contentOf(page).questions ?? {})) {
      expect(lineOf(`questionnaire.questions.${name}`), name).toMatch(RegExp(`^${name}\\b`))
      const choices = 'choices' in question ? question.choices : []
      for (const choice of choices)
        expect(lineOf(`questionnaire.questions.${name}.choices.${choice}`)).toMatch(RegExp(`^${name}\\b`))
    }
  })

  function lineOf(entry: string) {
    const place = namingPlace(code, `pages/${page}`, entry)
    return place && lineAt(place)
  }
})

test('a figure that another file shares leads to that file', () => {
  const files: Record<string, string> = {
    'src/content/pages/hci.ts': `import { shared } from '../shared.ts'
const { memory } = shared
export default pageContent('hci', {
  sections: { example: calculation({ inputs: { memory }, results: {}, compute: () => ({}) }) },
  questions: { ...shared },
})`,
    'src/content/shared.ts': `export const shared = {
  memory: figure('gigabyte', { max: 9, example: 7 }),
}`,
  }
  const own = new CodeFiles((file) => files[file] ?? '')
  expect(figurePlaces(own, 'pages/hci')).toEqual([
    {
      kind: 'given',
      name: 'memory',
      section: 'example',
      file: 'src/content/shared.ts',
      line: 2,
      column: 40,
    },
  ])
  expect(namingPlace(own, 'pages/hci', 'questionnaire.questions.memory')).toEqual({
    file: 'src/content/shared.ts',
    line: 2,
    column: 3,
  })
})

test('what the owner fills in leads to its value, by the sentence that names it', () => {
  const times = figurePlaces(code, 'owner').filter(({ name }) => name === 'time')
  expect(times.map((place) => [place.section, lineAt(place).split(':')[0]])).toEqual([
    ['promise', 'promises'],
    ['averageSla', 'averageSla'],
  ])
  for (const { file } of times) expect(file).toBe('src/config/ownerFacts.ts')
})

test('a name that is no page of the site leads to no file', () => {
  for (const namespace of ['pages/../../../etc/passwd', 'pages/nowhere', 'menu', 'pages/home'])
    expect(figurePlaces(code, namespace).filter(({ kind }) => kind !== 'config')).toEqual([])
})
