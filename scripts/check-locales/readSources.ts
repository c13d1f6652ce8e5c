import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The text of every JSON file below a folder, by its path there; a folder that is missing has none. */
export function readSources(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  return new Map(
    paths.toSorted().map((path) => [path.replaceAll(sep, '/'), readFileSync(join(folder, path), 'utf8')]),
  )
}
