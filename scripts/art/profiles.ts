import { onCircle } from './arcs.ts'
import type { Flat, Profile, Step } from './grid.ts'

/** The rectangle whose lowest corner is (u, v). */
export const rectangle = (u: number, v: number, width: number, height: number): Profile => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
]

/** The circle around (u, v). */
export function circle(u: number, v: number, radius: number): Profile {
  const around: Flat = [u, v]
  // It starts where the wall behind it comes into sight, so that this wall is one piece.
  const reach = radius * Math.SQRT1_2
  return [
    [u + reach, v - reach],
    { to: [u - reach, v + reach], around, ccw: true },
    { to: [u + reach, v - reach], around, ccw: true },
  ]
}

/** An opening of two quarter arches on straight legs. */
export function arch(u: number, v: number, width: number, height: number): Profile {
  const radius = width / 2
  const spring = v + height - radius
  const leg: Step[] = spring > v ? [[u + width, spring]] : []
  return [[u, v], [u + width, v], ...leg, { to: [u, spring], around: [u + radius, spring], ccw: true }]
}

export type Corner = 0 | 1 | 2 | 3

/** The brand's module: a quarter disc that fills a square from one of its corners (0 is at u, v). */
export function quarter(u: number, v: number, size: number, corner: Corner): Profile {
  const right = corner === 1 || corner === 2
  const up = corner > 1
  const around: Flat = [right ? u + size : u, up ? v + size : v]
  const [a, b]: [Flat, Flat] = [
    onCircle(around, size, (corner * Math.PI) / 2),
    onCircle(around, size, ((corner + 1) * Math.PI) / 2),
  ]
  return [around, a, { to: b, around, ccw: true }]
}

/** A bar with round ends, as wide at each end as that end's radius. */
export function capsule(a: Flat, b: Flat, radiusA: number, radiusB = radiusA): Profile {
  const along = Math.atan2(b[1] - a[1], b[0] - a[0])
  const lean = Math.acos((radiusA - radiusB) / Math.hypot(b[0] - a[0], b[1] - a[1]))
  return [
    onCircle(a, radiusA, along - lean),
    onCircle(b, radiusB, along - lean),
    { to: onCircle(b, radiusB, along + lean), around: b, ccw: true },
    onCircle(a, radiusA, along + lean),
    { to: onCircle(a, radiusA, along - lean), around: a, ccw: true },
  ]
}

/** A stone of an arch: the part of a ring between two angles, in degrees. */
export function wedge(around: Flat, inner: number, outer: number, from: number, to: number): Profile {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180]
  return [
    onCircle(around, outer, a),
    { to: onCircle(around, outer, b), around, ccw: true },
    onCircle(around, inner, b),
    { to: onCircle(around, inner, a), around, ccw: false },
  ]
}
