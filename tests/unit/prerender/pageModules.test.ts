import { expect, test } from 'vitest'
import { BuildError } from '../../../scripts/prerender/BuildError.ts'
import { pageModules } from '../../../scripts/prerender/pageModules.ts'

const page = { path: '/', file: 'index.html', language: 'en', page: 'home' } as const

test('a template whose file has another name stops the build, by the name that it should have', () => {
  const manifest = { 'index.html': { file: 'assets/index.js' } }
  const load = () => pageModules(manifest, page)
  expect(load).toThrow(BuildError)
  expect(load).toThrow(/^src\/pages\/home\/HomePage\.tsx: is not in the manifest/)
})

test('scripts that import each other in a circle stop the build, and are named', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_blocks.js'] },
    '_blocks.js': { file: 'assets/blocks.js', imports: ['index.html'] },
  }
  const load = () => pageModules(manifest, page)
  expect(load).toThrow(BuildError)
  expect(load).toThrow(/^index\.html → _blocks\.js → index\.html: scripts import each other in a circle/)
})
