// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../server/support/writeFiles.ts'

interface Layers {
  order: string[]
  reach: { from: string; to: string; only?: string }[]
}

interface Config {
  jsPlugins: string[]
  rules: { 'layers/order': ['error', Layers]; 'import/no-cycle': unknown }
}

const { jsPlugins, rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Config
const layers = rules['layers/order'][1]
const { order } = layers

const line = (specifier: string) => `import ${JSON.stringify(specifier)}`

/** Files that have nothing but imports. A test may plant several lines in one file. */
const planted = {
  /** A file of each layer, with imports of all layers: the order alone, without the rules of reach. */
  layers: new Map(
    order.map((own) => [
      fileOf(own),
      order.map((other) => ({ other, lines: forms(fileOf(own), fileOf(other)).map(line) })),
    ]),
  ),
  forms: {
    file: 'src/components/forms.ts',
    lines: [
      "import { a } from '#pages/home/HomePage.tsx'",
      "import type { b } from '#pages/home/HomePage.tsx'",
      "export { c } from '#pages/home/HomePage.tsx'",
      "export * from '../pages/home/HomePage.tsx'",
      "void import('./../pages/home/HomePage.tsx')",
      "type D = typeof import('../../src/pages/home/HomePage.tsx')",
      "import '#components/../pages/home/HomePage.tsx'",
    ],
  },
  circle: {
    'src/hooks/a.ts': "import type { B } from './b.ts'",
    'src/hooks/b.ts': "import type { A } from './a.ts'",
  },
  map: {
    'src/config/map.ts': '#components/ui/Icon.tsx',
    'src/i18n/map.ts': '../theme/tokens.ts',
    'src/components/ui/map.ts': '#app/App.tsx',
    'src/enquiry/form/map.ts': '../../pages/home/banners.ts',
    'src/pages/home/map.ts': '../about/monogram.ts',
    'src/pages/about/map.ts': '#app/App.tsx',
    'src/theme/map.ts': '#server/app.ts',
    'src/app/map.ts': '../../tests/support/freePort.ts',
    'server/store/map.ts': '../delivery/deliveryWorker.ts',
    'server/mail/map.ts': '../../scripts/siteSettings.ts',
    'scripts/map.ts': '../tests/site/menu.spec.ts',
    'src/new-folder/map.ts': '#config/pages.ts',
  },
} as const

const bundlerAndServer = "The bundler's settings know nothing of the server"
const translatorsAndServer = "A translator's tool knows nothing of the server"
const siteAndTranslators = 'knows nothing of the translators'
const doors = 'only what translation/README.md lists as doors'
const onlyTests = 'Nothing but tests needs'
const themeAndPages = 'The theme knows no pages and no constants'
const serverAndPages = 'The server does not know the table of pages'
const serverAndSite = 'The server shares the tables'

const nevers = [
  ['translation/commands/never.ts', '#server/cli/arguments.ts', translatorsAndServer],
  ['translation/dev/server/never.ts', '../../../server/mail/composeMail.ts', translatorsAndServer],
  ['translation/check/never.ts', '#i18n/useTexts.ts', doors],
  ['translation/spreadsheet/never.ts', '../../scripts/vite/headScripts.ts', doors],
  ['translation/dev/server/never.ts', '#theme/tokens.ts', doors],
  ['translation/dev/page/words/never.ts', '../../../../scripts/browser.ts', doors],
  ['translation/dev/page/inspector/card/never.ts', '#theme/fonts.ts', doors],
  ['translation/dev/page/inspector/hidden-texts/never.ts', '#enquiry/form/EnquiryField.tsx', doors],
  ['translation/check/never.ts', '#preview/hiddenTexts.tsx', doors],
  ['src/pages/home/never.ts', '#translation/dev/entry.tsx', siteAndTranslators],
  ['src/app/never.ts', '../../translation/facts.json', siteAndTranslators],
  ['src/theme/never.ts', '#translation/dev/entry.tsx', siteAndTranslators],
  ['src/theme/never.ts', '#config/pages.ts', themeAndPages],
  ['src/theme/overrides/never.ts', '../../config/siteConstants.ts', themeAndPages],
  ['vite.config.ts', '#server/app.ts', bundlerAndServer],
  ['scripts/languageTable.ts', '#server/app.ts', bundlerAndServer],
  ['scripts/prerender/search/never.ts', '../../../server/settings/settings.ts', bundlerAndServer],
  ['server/http/never.ts', '#config/pages.ts', serverAndPages],
  ['server/http/never.ts', '../../src/config/pages.ts', serverAndPages],
  ['server/services.ts', '#theme/tokens.ts', serverAndSite],
  ['server/http/never.ts', '../../tests/support/freePort.ts', onlyTests],
  ['src/app/never.ts', '../../tests/support/freePort.ts', onlyTests],
  ['src/theme/never.ts', '../../tests/support/freePort.ts', onlyTests],
  ['translation/check/never.ts', '../../tests/support/freePort.ts', onlyTests],
  ['scripts/vite/never.ts', '../../tests/support/freePort.ts', onlyTests],
  ['vitest.config.ts', './tests/support/freePort.ts', onlyTests],
] as const

/** An import of a type, and one at run time. */
const otherImports = {
  file: 'scripts/prerender/other.ts',
  lines: ["export type A = typeof import('#server/app.ts')", "void import('../../server/app.ts')"],
}

const allowed = [
  ['translation/check/allowed.ts', '#i18n/languages.ts'],
  ['translation/dev/page/inspector/card/allowed.ts', '#preview/typeface.ts'],
  ['translation/dev/server/allowed.ts', './development.ts'],
  ['translation/dev/server/allowed.ts', '../../../scripts/vite/headScripts.ts'],
  ['translation/commands/allowed.ts', '../../scripts/languageTable.ts'],
  ['server/http/allowed.ts', '#config/buildOutput.ts'],
  ['tests/unit/allowed.test.ts', '#translation/check/checkLocales.ts'],
] as const

const found = lint()

test('every kind of import from a later layer is reported, and none from an earlier layer', () => {
  for (const [index, own] of order.entries()) {
    const file = fileOf(own)
    for (const [position, { other, lines }] of (planted.layers.get(file) ?? []).entries()) {
      for (const each of lines) {
        const reported = sentencesOf(file, each).length
        expect(reported, `${own} imports from ${other}: ${each}`).toBe(position > index ? 1 : 0)
      }
    }
  }
})

test.for(planted.forms.lines)('this form of an import is seen: %s', (each) => {
  expect(sentencesOf(planted.forms.file, each)).toHaveLength(1)
})

test.for(Object.entries(planted.map))('the layers are those of the map in the README: %s', ([file, to]) => {
  expect(sentencesOf(file, line(to))).toHaveLength(1)
})

test.for(nevers)('%s must not import %s: the linter says why', ([file, specifier, sentence]) => {
  expect(sentencesOf(file, line(specifier))).toEqual([expect.stringContaining(sentence)])
})

test.for(otherImports.lines)('what must not be imported is seen in another form, too: %s', (each) => {
  expect(sentencesOf(otherImports.file, each)).toEqual([expect.stringContaining(bundlerAndServer)])
})

test.for(Object.entries(planted.circle))('a circle is seen, also one of types: %s', ([file, each]) => {
  expect(sentencesOf(file, each)).toEqual([
    expect.stringMatching(/^Dependency cycle detected .*shared code into a separate module/),
  ])
})

test.for(allowed)('%s may import %s', ([file, specifier]) => {
  expect(sentencesOf(file, line(specifier))).toEqual([])
})

test('every layer, and every folder and file of a rule, is there: a rename does not end a rule', () => {
  const patterns = [...order, ...layers.reach.flatMap(({ from, to, only = [] }) => [from, to, only].flat())]
  const gone = patterns.flatMap(alternatives).filter((pattern) => globSync(pattern).length === 0)
  expect(gone).toEqual([])
})

/** What a pattern with braces stands for, nested ones too. */
function alternatives(pattern: string): string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
  if (inside === '') return [pattern]
  return inside.split(',').flatMap((each) => alternatives(before + each + after))
}

function forms(from: string, to: string) {
  const path = relative(dirname(from), to)
  const specifiers = [path.startsWith('.') ? path : `./${path}`]
  if (/^(src|server)\//.test(to)) specifiers.push(`#${to.replace(/^src\//, '')}`)
  return specifiers
}

function fileOf(layer: string) {
  const path = layer.replace(/\{([^,}]+)[^}]*\}/, '$1').replaceAll('*', 'planted')
  return path.endsWith('.ts') ? path : `${path}${path.includes('entry-') ? '.ts' : '/planted.ts'}`
}

function sentencesOf(file: string, text: string) {
  return found.get(`${file}: ${text}`) ?? []
}

/** Runs the linter over all that is planted; gives what it says of each `file: line`. */
function lint() {
  const files: Record<string, string[]> = {}
  const plant = (file: string, ...lines: readonly string[]) => (files[file] ??= []).push(...lines)
  for (const [file, imports] of planted.layers) plant(file, ...imports.flatMap(({ lines }) => lines))
  for (const [file, to] of Object.entries(planted.map)) plant(file, line(to))
  plant(planted.forms.file, ...planted.forms.lines)
  for (const [file, each] of Object.entries(planted.circle)) {
    plant(file, each, `export type ${file.includes('a.ts') ? 'A = B' : 'B = A'} | string`)
  }
  for (const [file, specifier] of [...nevers, ...allowed]) plant(file, line(specifier))
  plant(otherImports.file, ...otherImports.lines)

  const folder = mkdtempSync(join(tmpdir(), 'layers-test-'))
  try {
    const orderAlone = { 'layers/order': ['error', { order, reach: [] }], 'import/no-cycle': 'off' }
    // These rules alone: the others, some of which ask for types, would cost more than they do.
    const config = {
      plugins: ['import'],
      categories: {},
      jsPlugins,
      rules: { 'layers/order': rules['layers/order'], 'import/no-cycle': rules['import/no-cycle'] },
      overrides: [{ files: [...planted.layers.keys()], rules: orderAlone }],
    }
    writeFiles(folder, {
      '.oxlintrc.json': JSON.stringify(config),
      ...Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, `${lines.join('\n')}\n`])),
    })
    for (const part of ['package.json', 'tsconfig.json', 'scripts/lintLayers.ts']) {
      cpSync(part, join(folder, part))
    }
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
    const { stdout } = spawnSync('oxlint', ['--format', 'json'], options)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    const sentences = diagnostics
      .filter(({ code }) => /^(?:layers|import)\(/.test(code))
      .map(({ filename, labels, message, help = '' }) => ({
        place: `${filename}: ${files[filename]?.[(labels[0]?.span.line ?? 0) - 1]}`,
        sentence: `${message} ${help}`.trim(),
      }))
    return new Map(
      [...Map.groupBy(sentences, ({ place }) => place)].map(([place, own]) => [
        place,
        own.map(({ sentence }) => sentence),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Diagnostic {
  code: string
  filename: string
  message: string
  help?: string
  labels: { span: { line: number } }[]
}
