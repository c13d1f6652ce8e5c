import type { Coding } from './contentCodings.ts'
import type { Representation, StaticFile } from './staticFile.ts'

/** One entry of the header: `br`, `gzip;q=0.5`, `*;q=0`. */
const entryPattern = /^([^\s;]+)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * The representation that a client wants most; between equals a variant, in the file's own order. A
 * client that wants none gets the file as it is, also where it refuses even that (`identity;q=0`):
 * RFC 9110 (12.1) allows it, and a page serves the visitor better than a 406.
 */
export function chooseRepresentation({ plain, variants }: StaticFile, acceptEncoding = ''): Representation {
  const weights = weightsOf(acceptEncoding)
  const ranked = [...variants, plain].map((each) => ({ each, weight: weightOf(each.coding, weights) }))
  const best = ranked.reduce((first, next) => (next.weight > first.weight ? next : first))
  return best.weight > 0 ? best.each : plain
}

/** Browsers send a handful of different ones; a client that makes them up only empties the memory. */
const memory = new Map<string, ReadonlyMap<string, number>>()
const memorySize = 100

function weightsOf(header: string) {
  const known = memory.get(header)
  if (known) return known
  const weights = readWeights(header)
  if (memory.size >= memorySize) memory.clear()
  memory.set(header, weights)
  return weights
}

/** The weight of each listed coding; an entry that is not well-formed counts as absent. */
function readWeights(header: string) {
  const entries = header.split(',').flatMap((entry) => {
    const match = entryPattern.exec(entry.trim().toLowerCase())
    return match?.[1] ? [[match[1], Number(match[2] ?? 1)] as const] : []
  })
  return new Map<string, number>(entries)
}

function weightOf(coding: Coding, weights: ReadonlyMap<string, number>) {
  return weights.get(coding) ?? weights.get('*') ?? 0
}
