import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { changeModules } from '../../../scripts/vite/changeModules.ts'

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'entry.js' ? '/entry.js' : null),
  load: (id) => (id === '/entry.js' ? 'globalThis.shown = "before"' : null),
}

async function buildWith(change: (code: string) => string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, changeModules('the-change', /entry\.js$/, change)],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  })
  return JSON.stringify(built)
}

test("changes a package's modules", async () => {
  expect(await buildWith((code) => code.replace('before', 'after'))).toContain('after')
})

test('a change that finds nothing fails the build, and is named', async () => {
  await expect(buildWith((code) => code)).rejects.toThrow(
    /the-change: there was nothing to change in .*entry/,
  )
})
