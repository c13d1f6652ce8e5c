import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtinEnvironments } from 'vitest/runtime'

// A program of its own, as it makes this process a window: runs the scripts of a folder that was built, and hydrates Home.
const [dist = ''] = process.argv.slice(2)
const html = readFileSync(`${dist}/index.html`, 'utf8')
const [, entry = ''] = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html) ?? []
const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.js'))

/** What jsdom lacks. Nothing comes into view. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

console.error = fail
process.on('uncaughtException', fail)
// It ends only what hangs: a busy machine may take long.
setTimeout(fail, 300_000, 'Home was not hydrated within 5 minutes')
await builtinEnvironments.jsdom.setup(globalThis, {
  jsdom: {
    // Without its styles, which take jsdom a second.
    html: html.replaceAll(/<style.*?<\/style>/gs, ''),
    url: 'https://website.example/',
    runScripts: 'outside-only',
  },
})
Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer })
// The entry comes first, as in a browser.
for (const script of [entry, ...scripts]) await import(resolve(dist, 'assets', script))
while (!document.documentElement.dataset['hydrated']?.includes('page')) await new Promise(setImmediate)
process.exit()

function fail(error: unknown): never {
  process.stderr.write(error instanceof Error ? String(error.stack) : String(error))
  process.exit(1)
}
