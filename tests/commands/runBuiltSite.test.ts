import { expect, test } from 'vitest'
import { runBuiltSite } from '../../scripts/build/runBuiltSite.ts'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

const hydrates = 'document.documentElement.dataset.hydrated = "page"'

test.each([
  [
    'import each other in a circle',
    {
      'index.js': 'import "./a.js"',
      'a.js': 'import { b } from "./b.js"; export const a = b()',
      'b.js': 'import { a } from "./a.js"; export const b = () => a.length',
    },
    /a\.js/,
  ],
  ['complain', { 'index.js': 'console.error(Error("no texts"))' }, /no texts/],
  [
    'fail where no page of the test loads them',
    { 'index.js': hydrates, 'late.js': 'missing()' },
    /missing is not defined/,
  ],
])('scripts that %s stop the build', async (_, files, message) => {
  await expect(runBuiltSite(folderWith(files))).rejects.toThrow(message)
})

test('scripts that hydrate Home do not', async () => {
  await expect(runBuiltSite(folderWith({ 'index.js': hydrates }))).resolves.toBeUndefined()
})

function folderWith(files: Record<string, string>) {
  return temporaryFolder({
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="/assets/index.js"></script>',
    ...Object.fromEntries(Object.entries(files).map(([name, code]) => [`assets/${name}`, code])),
  })
}
