import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const module =
  /<(?:script type="module"|link rel="modulepreload") crossorigin fetchpriority="low" (?:src|href)="(\/assets\/[^"]+)"/g

/**
 * Adds the hash of its file to every module in the HTML, so that a browser refuses a file that was changed on the way.
 * Modules that scripts import later have no hash.
 */
export function addIntegrity(html: string, folder: string): string {
  return html.replaceAll(
    module,
    (start, path: string) => `${start} integrity="${integrityOf(join(folder, path))}"`,
  )
}

const hashes = new Map<string, string>()

function integrityOf(file: string) {
  const value = hashes.get(file) ?? `sha256-${hash('sha256', readFileSync(file), 'base64')}`
  hashes.set(file, value)
  return value
}
