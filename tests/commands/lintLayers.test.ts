// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

interface Config {
  jsPlugins: string[]
  rules: {
    'layers/order': ['error', { order: string[] }]
  }
}

const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Config
const { order } = config.rules['layers/order'][1]

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

/** Lints files that have nothing but imports; gives those that break the order, as `from: specifier`. */
function lint(files: Record<string, readonly string[]>) {
  // The rule alone: the others, some of which ask for types, would cost more than it does.
  const folder = temporaryFolder({
    '.oxlintrc.json': JSON.stringify({
      jsPlugins: config.jsPlugins,
      rules: { 'layers/order': ['error', { order, reach: [] }] },
    }),
    ...Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, lines.join('\n')])),
  })
  for (const part of ['package.json', 'tsconfig.json', 'scripts/lintLayers.ts']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  return diagnostics
    .filter(({ code }) => code === 'layers(order)')
    .map(({ filename, labels }) => `${filename}: ${files[filename]?.[(labels[0]?.span.line ?? 0) - 1]}`)
    .toSorted()
}

interface Diagnostic {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

const line = (specifier: string) => `import ${JSON.stringify(specifier)}`

test('every kind of import from a later layer is reported, and none from an earlier layer', () => {
  const files: Record<string, string[]> = {}
  const expected: string[] = []
  for (const [index, own] of order.entries()) {
    const file = fileOf(own)
    files[file] = order.flatMap((other, position) => {
      const lines = forms(file, fileOf(other)).map(line)
      if (position > index) expected.push(...lines.map((each) => `${file}: ${each}`))
      return lines
    })
  }
  expect(lint(files)).toEqual(expected.toSorted())
})

test('every form of an import is seen', () => {
  const lines = [
    "import { a } from '#pages/home/HomePage.tsx'",
    "import type { b } from '#pages/home/HomePage.tsx'",
    "export { c } from '#pages/home/HomePage.tsx'",
    "export * from '../pages/home/HomePage.tsx'",
    "void import('./../pages/home/HomePage.tsx')",
    "type D = typeof import('../../src/pages/home/HomePage.tsx')",
    "import '#components/../pages/home/HomePage.tsx'",
  ]
  const file = 'src/components/planted.ts'
  expect(lint({ [file]: lines })).toEqual(lines.map((each) => `${file}: ${each}`).toSorted())
})

test('the layers are those of the map in the README', () => {
  const planted = {
    'src/config/planted.ts': '#components/ui/Icon.tsx',
    'src/i18n/planted.ts': '../theme/tokens.ts',
    'src/components/ui/planted.ts': '#app/App.tsx',
    'src/enquiry/form/planted.ts': '../../pages/home/banners.ts',
    'src/pages/home/planted.ts': '../about/monogram.ts',
    'src/pages/about/planted.ts': '#app/App.tsx',
    'src/theme/planted.ts': '#server/app.ts',
    'src/app/planted.ts': '../../tests/support/freePort.ts',
    'server/store/planted.ts': '../delivery/deliveryWorker.ts',
    'server/mail/planted.ts': '../../scripts/siteSettings.ts',
    'scripts/planted.ts': '../tests/site/menu.spec.ts',
    'src/new-folder/planted.ts': '#config/pages.ts',
  }
  const found = lint(Object.fromEntries(Object.entries(planted).map(([file, to]) => [file, [line(to)]])))
  expect(found).toEqual(
    Object.entries(planted)
      .map(([file, to]) => `${file}: ${line(to)}`)
      .toSorted(),
  )
})
