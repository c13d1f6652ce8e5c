import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import { below, compatOf, find } from './support.ts'

/** What browsers offer to scripts: `withResolvers` is one feature, `map` many, as several kinds of object have it. */
export function scriptFeatures(): Map<string, CompatStatement[]> {
  const features = new Map<string, CompatStatement[]>()
  const walk = (node: Identifier, depth: number) => {
    for (const [name, child] of below(node)) {
      const compat = compatOf(child)
      if (compat) features.set(name, [...(features.get(name) ?? []), compat])
      // Below an object's members stand details that have no names of their own.
      if (depth > 1) walk(child, depth - 1)
    }
  }
  walk(bcd.api, 2)
  const builtins = find(['javascript', 'builtins'])
  if (builtins) walk(builtins, 3)
  return features
}

/** Names that code calls or reads, but for imports and names of one word: too many things have the same. */
export function namesIn(code: string): Set<string> {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'[^'\n]*'/g, "''")
  const imported = new Set(
    [...bare.matchAll(/^import (.*?) from/gms)].flatMap(([, list]) => list?.match(/\w+/g)),
  )
  const used = [...bare.matchAll(/\.(\w+)|\b(\w+)\(/g)].map(([, member, called]) => member ?? called ?? '')
  return new Set(used.filter((name) => /^[A-Z]|[a-z][A-Z]/.test(name) && !imported.has(name)))
}
