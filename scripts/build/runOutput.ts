import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtinEnvironments } from 'vitest/runtime'

const [dist = ''] = process.argv.slice(2)
const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.js'))
const html = readFileSync(`${dist}/index.html`, 'utf8')
const [, entry = ''] = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html) ?? []

/** What jsdom lacks; nothing ever comes into view. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const started = performance.now()
await builtinEnvironments.jsdom.setup(globalThis, {
  // Without its styles, which take jsdom a second.
  jsdom: { html: html.replaceAll(/<style.*?<\/style>/gs, ''), url: 'https://website.example/', runScripts: 'outside-only' },
})
Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer })
console.error = (...values: unknown[]) => fail(values[0])
process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)
for (const script of [entry, ...scripts]) await import(resolve(dist, 'assets', script))
while (!document.documentElement.dataset['hydrated']?.includes('page')) {
  if (performance.now() - started > 20_000) fail('is not hydrated after 20 s')
  await new Promise((done) => setTimeout(done, 20))
}
console.log(performance.now() - started)
process.exit()

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
