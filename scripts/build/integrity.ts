import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const module =
  /<(?:script type="module"|link rel="modulepreload") crossorigin fetchpriority="low" (?:src|href)="(\/assets\/[^"]+)"/g

/**
 * Gives every module that HTML names the hash of its file in the built site, so that a browser refuses one
 * that was changed on its way. Modules that are imported later, by scripts, have none.
 */
export function addIntegrity(html: string, folder: string): string {
  return html.replaceAll(
    module,
    (start, path: string) => `${start} integrity="${integrityOf(join(folder, path))}"`,
  )
}

const known = new Map<string, string>()

function integrityOf(file: string) {
  const value = known.get(file) ?? `sha256-${hash('sha256', readFileSync(file), 'base64')}`
  known.set(file, value)
  return value
}
