// @vitest-environment node
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { pageIds, type PageId } from '#config/pages.ts'
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { SiteCopy } from '../support/SiteCopy.ts'

let copy: SiteCopy
beforeAll(() => {
  copy = new SiteCopy()
})
afterAll(() => copy.remove())

function change(file: string, edit: (text: string) => string) {
  onTestFinished(copy.edit(file, edit))
}

function remove(file: string) {
  const before = readFileSync(copy.path(file))
  rmSync(copy.path(file))
  onTestFinished(() => writeFileSync(copy.path(file), before))
}

function write(file: string, text: string) {
  mkdirSync(dirname(copy.path(file)), { recursive: true })
  writeFileSync(copy.path(file), text)
  onTestFinished(() => rmSync(copy.path(file)))
}

function replace(file: string, text: string, by: string) {
  change(file, (source) => source.replace(text, () => by))
}

type Group = Record<string, unknown>

function changeTexts(namespace: string, codes: readonly LanguageCode[], edit: (texts: Group) => unknown) {
  for (const code of codes) {
    change(`locales/${code}/${namespace}.json`, (source) => {
      const texts = JSON.parse(source) as Group
      edit(texts)
      return JSON.stringify(texts, null, 2)
    })
  }
}

/** Builds the copy with all checks; gives only what is printed as an error. */
const buildErrors = () => copy.run('sh', '-c', 'npm run build > /dev/null')

/** Builds the copy without the check of its texts before. It must fail without a stack; gives what is printed, without colours. */
function printedErrors(...variables: string[]) {
  const run = copy.run('env', ...variables, 'npx', 'vite', 'build')
  expect(run.status).toBe(1)
  const printed = stripVTControlCharacters(run.output)
  expect(printed).not.toMatch(/^\s+at /m)
  return printed
}

const all = (...sentences: string[]): unknown =>
  expect.toSatisfy(
    (printed: string) => sentences.every((each) => printed.includes(each)),
    sentences.join('\n'),
  )

const linesWith = (sentences: string[]): unknown =>
  expect.toSatisfy(
    (printed: string) => printed.split('\n').some((line) => sentences.every((each) => line.includes(each))),
    sentences.join(' '),
  )

const start = (name: string) => new RegExp(`(?<=export (default )?function ${name}\\(.*\\) {\\n)`)

const addresses = (page: PageId) => languageCodes.map((code) => pagePath(page, code)).join(', ')

test.for(languageCodes)(
  'npm run build tells of errors of texts in %s by file and key, before the types that are made of them',
  (code) => {
    changeTexts('pages/sap', [code], (texts) => delete texts['heading'])
    changeTexts('menu', [code], (texts) => delete (texts['pages'] as Group)['sap'])
    changeTexts('accessibility', [code], (texts) => (texts['openMenu'] = ''))
    changeTexts('pages/home', [code], (texts) => ((texts['about'] as Group)['paragraphs'] = 'x'))
    changeTexts('enquiry', languageCodes, (texts) => delete (texts['alert'] as Group)['success'])
    const file = `locales/${code}/pages/netapp.json`
    remove(file)
    const { status, output: printed } = buildErrors()
    expect(status).toBe(1)
    expect(printed, 'a stack, or a type').not.toMatch(/^\s+at |error TS/m)
    expect(printed, 'the name of a page in the menus').toEqual(
      linesWith([`locales/${code}/menu.json`, ' pages.sap: is missing']),
    )
    expect(printed, 'a text that only this language lacks').toEqual(
      linesWith([`locales/${code}/pages/sap.json`, ' heading: is ']),
    )
    expect(printed, 'an empty text').toEqual(
      linesWith([`locales/${code}/accessibility.json`, ' openMenu: is empty']),
    )
    expect(printed, 'a list written as one text').toEqual(
      linesWith(['locales/ar/pages/home.json', ' about.paragraphs: ']),
    )
    expect(printed, 'a text that is gone from every language, which no page shows at first').toEqual(
      linesWith(['locales/ar/enquiry.json', ' alert.success: is gone from every language']),
    )
    expect(printed, 'a file that only this language lacks').toEqual(linesWith([file]))
  },
)

test('npm run types tells of a page without its name, or its line, in the menus by file and key', () => {
  changeTexts('menu', languageCodes, ({ pages, lines }) => {
    delete (pages as Group)['terms']
    delete (lines as Group)['sap']
    delete (lines as Group)['services']
  })
  changeTexts(
    'pages/products',
    languageCodes,
    ({ below }) => delete ((below as Group)['lines'] as Group)['sap'],
  )
  const { status, output } = copy.run(process.execPath, 'scripts/checkPages.ts')
  expect(status).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'src/config/pages.ts: the page "sap" lacks its line, below.lines.sap of locales/en/pages/products.json; its line, lines.sap of locales/en/menu.json.',
    'src/config/pages.ts: the page "services" lacks its line, lines.services of locales/en/menu.json.',
    'src/config/pages.ts: the page "terms" lacks its name, pages.terms of locales/en/menu.json.',
  ])
})

test('npm run build tells of an error of types by file and line', () => {
  change('src/config/pages.ts', (code) => `${code}\nexport const lost: string = 1\n`)
  const { status, output } = buildErrors()
  expect(status).not.toBe(0)
  expect(output).toMatch(/src\/config\/pages\.ts.*error TS2322/)
})

test('errors of texts and of code name each page, component, file and key, and what a visitor would miss', () => {
  changeTexts('pages/sap', languageCodes, (texts) => delete texts['heading'])
  changeTexts('pages/home', languageCodes, (texts) => ((texts['about'] as Group)['paragraphs'] = 'x'))
  changeTexts('pages/contact', languageCodes, (texts) => (texts['heading'] = { one: 'x' }))
  changeTexts('pages/products', languageCodes, ({ below }) => delete (below as { lines: Group }).lines['sap'])
  changeTexts('pages/ai', languageCodes, (texts) => (texts['lead'] = `<lost>${String(texts['lead'])}</lost>`))
  changeTexts('pages/rpa', languageCodes, (texts) => {
    const meta = texts['meta'] as Group
    meta['title'] = `${String(meta['title'])} <lost/>`
  })
  changeTexts('accessibility', languageCodes, (texts) => (texts['mainMenu'] = '<lost>x</lost>'))
  change('src/pages/terms/TermsPage.tsx', (code) =>
    code.replace(start('TermsPage'), "throw new Error('lost')\n"),
  )
  const style = '<style>{\'@property --lost { syntax: "<length>" }\'}</style>'
  replace('src/pages/about/AboutPage.tsx', '<ArticleSections', `${style}<ArticleSections`)
  const printed = printedErrors()
  expect(printed, 'texts that all languages lack or have in the wrong kind').toEqual(
    all(
      ...languageCodes.flatMap((code) => [
        `${pagePath('sap', code)}: InnerPage: locales/${code}/pages/sap.json heading: is missing`,
        `${pagePath('products', code)}: OverviewPage: locales/${code}/pages/products.json below.lines.sap: is missing`,
        `${pagePath('home', code)}: AboutSection: locales/${code}/pages/home.json about.paragraphs: is one text`,
        `${pagePath('contact', code)}: ContactPage: locales/${code}/pages/contact.json heading: is a list or a group`,
      ]),
    ),
  )
  expect(printed, 'a tag that a visitor would read').toEqual(
    all(
      `${addresses('ai')}: <p class="MuiTypography-root MuiTypography-lead"> shows <lost> as text`,
      `${addresses('rpa')}: <title> shows <lost/> as text`,
      'aria-label="<lost>x</lost>"> has <lost> in its aria-label',
    ),
  )
  expect(printed, 'what looks like a tag in a style sheet').not.toContain('<length>')
  expect(
    printed.match(/<lost\/>/g),
    'the tag in a title, which several elements of the head have',
  ).toHaveLength(1)
  expect(printed, 'an error of code').toContain(`${addresses('terms')}: TermsPage: lost`)
})

test('an error of a language is told for the address of that language alone', () => {
  const [other = 'ar'] = languageCodes.filter((code) => languages[code].direction === 'rtl')
  changeTexts('pages/contact', [other], (texts) => delete texts['heading'])
  expect(printedErrors().trim().split('\n')).toEqual([
    'error during build:',
    `${pagePath('contact', other)}: ContactPage: locales/${other}/pages/contact.json heading: is missing; add it in every language`,
  ])
})

test('a file of the whole site that a language lacks is named', () => {
  const [other = 'ar'] = languageCodes.filter((code) => code !== defaultLanguage)
  const file = `locales/${other}/footer.json`
  remove(file)
  expect(printedErrors()).toContain(`${file}: there is no such locale file; add it`)
})

test('a text of every page that all languages lack is told once a language', () => {
  changeTexts('accessibility', languageCodes, (texts) => delete texts['openMenu'])
  expect(printedErrors()).toEqual(
    all(
      ...languageCodes.map(
        (code) =>
          `${pageIds.length + 1} pages, ${pagePath('home', code)} first: MobileMenu: locales/${code}/accessibility.json openMenu: is missing`,
      ),
    ),
  )
})

test('npm run types tells of a template without its page', () => {
  change('src/app/pageTemplates.ts', (code) => code.replace(/^ {2}terms: .*\n/m, ''))
  const { status, output } = copy.run(process.execPath, 'scripts/checkPages.ts')
  expect(status).toBe(1)
  expect(output.trim()).toBe(
    'src/config/pages.ts: the page "terms" lacks its template: "terms" has no row in src/app/pageTemplates.ts.',
  )
})

test('a build that fails leaves the site that was built before', () => {
  write('dist/index.html', 'built before')
  remove('locales/ar/footer.json')
  printedErrors()
  expect(readFileSync(copy.path('dist/index.html'), 'utf8')).toBe('built before')
})

test('a wrong setting stops the build by its name', () => {
  expect(printedErrors('SITE_ORIGIN=www.company.com')).toContain(
    'SITE_ORIGIN is "www.company.com", but only scheme and host',
  )
})

test('whatever NODE_ENV is, visitors get React’s production build, and the build says what it is for', () => {
  write('.env', 'NODE_ENV=development\nSITE_ORIGIN=https://www.own.test\nRECAPTCHA_SITE_KEY=own-key\n')
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
    // The copy is no repository.
    commit: null,
  })
})
