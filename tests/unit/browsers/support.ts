import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { browsers } from '../../../scripts/vite/browsers.ts'

/** A node of MDN's tables by its path, such as `css.properties.gap`; none where they do not have it. */
export function find(path: readonly string[]): Identifier | undefined {
  let node = bcd as unknown as Identifier | undefined
  for (const name of path) node = node?.[name]
  return node
}

export function compatOf(node: Identifier | undefined): CompatStatement | undefined {
  const { __compat: compat } = node ?? {}
  return compat
}

export function below(node: Identifier): [string, Identifier][] {
  const { __compat: _, ...nodes } = node
  return Object.entries(nodes as Record<string, Identifier>)
}

/** The listed browsers whose oldest version does not have a feature, or only a part of it. */
export function lacking({ support }: CompatStatement): string[] {
  return browsers
    .filter(({ mdn, oldest }) => ![support[mdn] ?? []].flat().some((statement) => isFull(statement, oldest)))
    .map(({ mdn, oldest }) => `${mdn} ${oldest}`)
}

function isFull(statement: SimpleSupportStatement, version: number) {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (flags || prefix || other || statement.partial_implementation || typeof added !== 'string') return false
  return added !== 'preview' && toNumber(added) <= version && !(removed && toNumber(removed) <= version)
}

function toNumber(version: string) {
  return parseFloat(version.replace('≤', ''))
}
