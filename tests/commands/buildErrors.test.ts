// @vitest-environment node
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import type { PageId } from '#config/pages.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { liveLanguages } from '#i18n/liveLanguages.ts'
import { SiteCopy } from '../support/SiteCopy.ts'

// Which mistakes are found is asked by tests/unit/locales and tests/unit/prerender. These tests ask what the commands
// make of them, by two builds in all.

let copy: SiteCopy
beforeAll(() => {
  copy = new SiteCopy()
})
afterAll(() => copy.remove())

function overwrite(file: string, content: string) {
  onTestFinished(copy.overwrite(file, content))
}

function remove(file: string) {
  const before = readFileSync(copy.path(file))
  rmSync(copy.path(file))
  onTestFinished(() => writeFileSync(copy.path(file), before))
}

type Group = Record<string, unknown>

function changeTexts(namespace: string, codes: readonly LanguageCode[], edit: (texts: Group) => unknown) {
  for (const code of codes) {
    const file = `locales/${code}/${namespace}.json`
    const texts = copy.readJson(file) as Group
    edit(texts)
    overwrite(file, JSON.stringify(texts, null, 2))
  }
}

/** Builds the copy with all checks; gives only what is printed as an error. */
const buildErrors = () => copy.run('sh', '-c', 'npm run build > /dev/null')

const linesWith = (sentences: string[]): unknown =>
  expect.toSatisfy(
    (printed: string) => printed.split('\n').some((line) => sentences.every((each) => line.includes(each))),
    sentences.join(' '),
  )

const addresses = (page: PageId) => languageCodes.map((code) => pagePath(page, code)).join(', ')

const [other = 'ar'] = languageCodes.filter((code) => code !== defaultLanguage)

test('npm run build reports errors of texts by file and key, before types', () => {
  changeTexts('pages/sap', [other], (texts) => delete texts['heading'])
  changeTexts('enquiry', languageCodes, (texts) => delete (texts['alert'] as Group)['success'])
  const file = `locales/${other}/pages/netapp.json`
  remove(file)
  const { status, output: printed } = buildErrors()
  expect(status).toBe(1)
  expect(printed, 'a stack, or a type').not.toMatch(/^\s+at |error TS/m)
  expect(printed, 'a text that only this language lacks').toEqual(
    linesWith([`locales/${other}/pages/sap.json`, ' heading: is ']),
  )
  expect(printed, 'a text that is gone from every language, which no page shows at first').toEqual(
    linesWith([`locales/${other}/enquiry.json`, ' alert.success: is gone from every language']),
  )
  expect(printed, 'a file that only this language lacks').toEqual(linesWith([file]))
})

test('npm run types names in one sentence what a page of the table lacks', () => {
  changeTexts('menu', languageCodes, ({ pages, lines }) => {
    delete (pages as Group)['terms']
    delete (lines as Group)['sap']
    delete (lines as Group)['services']
  })
  remove(`locales/${defaultLanguage}/pages/terms.json`)
  remove('src/content/pages/rpa.ts')
  remove('src/art/scenes/iot.svg')
  const rows = ['home', 'about', 'overview', 'article', 'industries', 'contact', 'compliance']
  overwrite('src/app/pageTemplates.ts', `export const pageTemplates = { ${rows.join(': 1, ')}: 1 }\n`)
  const { status, output } = copy.run(process.execPath, 'scripts/checkPages.ts')
  expect(status).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'src/config/pages.ts: the page "sap" lacks its line, lines.sap of locales/en/menu.json.',
    'src/config/pages.ts: the page "services" lacks its line, lines.services of locales/en/menu.json.',
    'src/config/pages.ts: the page "rpa" lacks its sections, src/content/pages/rpa.ts.',
    'src/config/pages.ts: the page "iot" lacks its scene (or `scene: null` in its row), src/art/scenes/iot.svg.',
    'src/config/pages.ts: the page "terms" lacks its texts, locales/en/pages/terms.json; its name, pages.terms of locales/en/menu.json; its template: "terms" has no row in src/app/pageTemplates.ts.',
  ])
})

test.each(['npm run build > /dev/null', 'npm run fonts'])(
  '%s names the row of a language that the tools cannot read',
  (command) => {
    const { en, ar } = liveLanguages
    const rows = {
      en: { ...en, fontSubsets: ['latin-ext'] },
      ar: { ...ar, formatLocale: 'ar_AE' },
    }
    overwrite('src/i18n/liveLanguages.ts', `export const liveLanguages = ${JSON.stringify(rows)} as const\n`)
    const { status, output } = copy.run('sh', '-c', command)
    expect(status).toBe(1)
    const file = 'src/i18n/liveLanguages.ts'
    expect(output).toContain(
      `${file}: the language "en": there is no font subset "latin-ext"; use accents, latin, arabic, or`,
    )
    expect(output).toContain(`${file}: the language "ar": "ar_AE" is no language tag`)
    expect(output, 'a stack').not.toMatch(/^\s+at /m)
  },
)

test('npm run build tells of an error of types by file and line', () => {
  // The compiler reads this file alone: `npm run types` reads all of them.
  overwrite('tsconfig.json', '{"files":["src/config/lost.ts"],"compilerOptions":{"types":[]}}')
  copy.write('src/config/lost.ts', 'export const lost: string = 1\n')
  onTestFinished(() => rmSync(copy.path('src/config/lost.ts')))
  const { status, output } = buildErrors()
  expect(status).not.toBe(0)
  expect(output).toMatch(/src\/config\/lost\.ts.*error TS2322/)
})

test('a build that fails names each page, component, file and key, and leaves the site built before', () => {
  copy.write('dist/index.html', 'built before')
  changeTexts('pages/sap', languageCodes, (texts) => delete texts['heading'])
  changeTexts('pages/rpa', [other], (texts) => delete texts['heading'])
  changeTexts('pages/home', languageCodes, (texts) => ((texts['about'] as Group)['paragraphs'] = 'x'))
  changeTexts('pages/contact', languageCodes, (texts) => (texts['heading'] = { one: 'x' }))
  changeTexts('pages/products', languageCodes, (texts) => delete texts['gallery'])
  overwrite('src/pages/terms/TermsPage.tsx', "export default () => {\n  throw new Error('lost')\n}\n")
  const file = `locales/${other}/pages/netapp.json`
  remove(file)
  const { status, output } = copy.run('npx', 'vite', 'build')
  expect(status).toBe(1)
  const printed = stripVTControlCharacters(output)
  expect(printed, 'a stack').not.toMatch(/^\s+at /m)
  for (const code of languageCodes) {
    for (const sentence of [
      `${pagePath('sap', code)}: Opening: locales/${code}/pages/sap.json heading: is missing`,
      `${pagePath('products', code)}: Gallery: locales/${code}/pages/products.json gallery: is missing`,
      `${pagePath('home', code)}: AboutSection: locales/${code}/pages/home.json about.paragraphs: is one text`,
      `${pagePath('contact', code)}: ContactPage: locales/${code}/pages/contact.json heading: is a list or a group`,
    ]) {
      expect(printed, 'a text that all languages lack or have in the wrong kind').toContain(sentence)
    }
  }
  const rpa = `${pagePath('rpa', other)}: Opening: locales/${other}/pages/rpa.json heading: is missing`
  expect(printed, 'a text that one language lacks').toContain(rpa)
  expect(printed, 'a file that one language lacks').toContain(`${file}: there is no such locale file; add it`)
  expect(printed, 'an error of code').toMatch(new RegExp(`${addresses('terms')}: .*lost`))
  expect(readFileSync(copy.path('dist/index.html'), 'utf8')).toBe('built before')
})

test('with any NODE_ENV, the build has React for production, and records its settings', () => {
  copy.write('.env', 'NODE_ENV=development\nSITE_ORIGIN=https://www.own.test\nRECAPTCHA_SITE_KEY=own-key\n')
  // Vitest puts the settings of the tests into the environment, which is stronger than the file.
  const environment = ['-u', 'SITE_ORIGIN', '-u', 'RECAPTCHA_SITE_KEY', 'NODE_ENV=development']
  expect(copy.run('env', ...environment, 'npx', 'vite', 'build')).toMatchObject({ status: 0 })
  const scripts = globSync('assets/*.js', { cwd: copy.path('dist') })
  const code = scripts.map((file) => readFileSync(copy.path(`dist/${file}`), 'utf8')).join('')
  expect(code).toContain('react.dev/errors/')
  expect(code).not.toContain('React DevTools')
  expect(JSON.parse(readFileSync(copy.path('dist/.build.json'), 'utf8'))).toEqual({
    siteOrigin: 'https://www.own.test',
    captchaKey: 'own-key',
    languages: languageCodes,
    formFiles: languageCodes.map((language) => `${pagePath('contact', language)}/index.html`),
    // The copy is no repository.
    commit: null,
  })
})
