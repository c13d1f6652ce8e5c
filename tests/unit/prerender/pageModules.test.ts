import { expect, test } from 'vitest'
import { BuildError } from '../../../scripts/prerender/BuildError.ts'
import type { Script } from '../../../scripts/prerender/bundle.ts'
import { pageModules } from '../../../scripts/prerender/pageModules.ts'

const page = { path: '/', file: 'index.html', language: 'en', page: 'home' } as const
const component = '/project/src/pages/home/HomePage.tsx'

const script = (name: string, more: Partial<Script> = {}): Script => ({
  name,
  fileName: `assets/${name}.js`,
  code: '',
  facadeModuleId: null,
  imports: [],
  isDynamicEntry: false,
  isEntry: false,
  ...more,
})

const entry = script('index', { isEntry: true, imports: ['assets/runtime.js'] })
const start = script('startSite', {
  facadeModuleId: '/project/src/app/startSite.tsx',
  imports: ['assets/react.js'],
})
const home = script('HomePage', { facadeModuleId: component, imports: ['assets/react.js'] })
const texts = script('home', { facadeModuleId: '/project/locales/en/pages/home.json' })
const others = [
  start,
  script('runtime'),
  script('react'),
  script('texts-en'),
  script('texts-ar'),
  script('AboutPage', { facadeModuleId: '/project/src/pages/about/AboutPage.tsx' }),
]

test('a page loads its entry, and early all that it needs and nothing else', () => {
  const html = pageModules([...others, texts, home, entry], '/project', page, component)
  expect(html.match(/(?<=(href|src)="\/assets\/)[^"]+/g)).toEqual([
    'runtime.js',
    'react.js',
    'startSite.js',
    'texts-en.js',
    'HomePage.js',
    'home.js',
    'index.js',
  ])
})

test.for([
  ['component', [entry, texts], component],
  ['file of texts', [entry, home], '/project/locales/en/pages/home.json'],
] as const)('a page whose %s has no script of its own stops the build', ([, scripts, source]) => {
  const load = () => pageModules([...others, ...scripts], '/project', page, component)
  expect(load).toThrow(BuildError)
  expect(load).toThrow(`${source}: has no script of its own`)
})

test('scripts that import each other in a circle stop the build, and are named', () => {
  const blocks = script('blocks', { imports: ['assets/index.js'] })
  const load = () =>
    pageModules([{ ...entry, imports: ['assets/blocks.js'] }, start, blocks], '/project', page, component)
  expect(load).toThrow(BuildError)
  expect(load).toThrow(
    /^assets\/index\.js → assets\/blocks\.js → assets\/index\.js: scripts import each other in a circle/,
  )
})
