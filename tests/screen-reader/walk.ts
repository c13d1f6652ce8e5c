import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

interface Reader {
  start(options: { container: Node }): Promise<void>
  stop(): Promise<void>
  next(): Promise<void>
  lastSpokenPhrase(): Promise<string>
  spokenPhraseLog(): Promise<string[]>
}

const source = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
)

/** What a screen reader says on its way through the part of a selector, a phrase a line. */
export async function walk(page: Page, selector: string): Promise<string> {
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  const phrases = await page.locator(selector).evaluate(async (container, module) => {
    const { virtual } = (await import(module)) as { virtual: Reader }
    // Its model of a page does not know that scripts hide these.
    for (const unseen of document.querySelectorAll('noscript')) unseen.remove()
    await virtual.start({ container })
    const first = await virtual.lastSpokenPhrase()
    do await virtual.next()
    while ((await virtual.lastSpokenPhrase()) !== first && (await virtual.spokenPhraseLog()).length < 1500)
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log.slice(0, -1)
  }, address)
  return `${phrases.join('\n')}\n`
}
