// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'

const folders = '{.,docs,locales,scripts,server,src,tests,translation}'
const documents = globSync([`${folders}/*.md`, '{docs,server,src,tests}/*/**/*.md']).toSorted()

const read = (file: string) => readFileSync(file, 'utf8')

/** Without blocks of code, whose brackets are no links. */
const prose = (file: string) => read(file).replaceAll(/```.*?```/gs, '')

/** The anchors of a document's headings, as GitHub and GitLab make them. */
const anchorsOf = (file: string) =>
  [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('each link of a document leads to a file, and to a heading that it has', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/README.md']))
  const broken = documents.flatMap((document) =>
    [...prose(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const file = path === '' ? document : join(dirname(document), path)
        return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
      })
      .map(([link]) => `${document}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('each file that a recipe names is there', () => {
  const recipes = documents.filter((document) => document.startsWith('docs/how-to/'))
  expect(recipes).toContain('docs/how-to/add-a-page.md')
  const missing = recipes.flatMap((recipe) =>
    [...read(recipe).matchAll(/`((?:docs|locales|scripts|server|src|tests|translation)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(path))
      .map(([, path]) => `${recipe}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the index of decisions lists each with its status', async () => {
  const index = 'docs/decisions/README.md'
  const rows = globSync('docs/decisions/0*.md')
    .toSorted()
    .map((file) => {
      const [, number, title, status] =
        /^# (\d+)\. ([^\n]*)\n+Decided [^.]*\. Status: (.*?)\.?\n\n/s.exec(read(file)) ?? []
      return `| ${number} | [${title}](${file.replace(/.*\//, '')}) | ${status?.replaceAll('\n', ' ')} |`
    })
  const [introduction] = read(index).split('| #')
  const text = [`${introduction}| # | decision | status |`, '| - | - | - |', ...rows].join('\n')
  const written = await format(text, { ...(await resolveConfig(index)), parser: 'markdown' })
  // `npx vitest run tests/unit/documents.test.ts -u` writes it.
  await expect(written).toMatchFileSnapshot(join(process.cwd(), index))
})
