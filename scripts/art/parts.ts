/** What several scenes are made of. */
import { materials, top, type Face, type Flat, type Line, type Paint, type Profile } from './grid.ts'
import { arch, circle, quarter, rectangle, type Corner } from './profiles.ts'
import { paint, trace, type Drawing } from './shapes.ts'
import { box, niche, type NichePaints } from './solids.ts'

/** Numbers from 0 to count - 1. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The plate every scene stands on; its upper side is z = 0. */
export const plate = (width: number, depth: number, height = 10): Drawing =>
  box([0, 0, -height], [width, depth, height], { top: 'ground', front: 'top', side: 'top' })

/** The shadow of a box on the floor: along x, so that it stays on the grid. */
export const shadow = (x: number, y: number, depth: number, length: number, z = 0): Drawing =>
  paint(top(x, y, z), rectangle(0, 0, length, depth), 'shade', 'none')

const corners: Readonly<Record<string, Corner>> = { 0: 0, 1: 1, 2: 2, 3: 3 }

/** The brand's quarter arches inlaid in a floor or a wall; '0' to '3' is the corner, a dot is left out. */
export const inlay = (
  face: Face,
  size: number,
  rows: readonly string[],
  fill: Paint = 'top',
  line: Line = 'none',
): Drawing =>
  rows.map((row, j) =>
    times(row.length, (i): Drawing => {
      const corner = corners[row.charAt(i)]
      return corner === undefined ? [] : paint(face, quarter(i * size, j * size, size, corner), fill, line)
    }),
  )

/** A row of arched windows along u. */
export const windows = (
  face: Face,
  [u, v]: Flat,
  [width, height]: Flat,
  pitch: number,
  count: number,
  fill: Paint,
): Drawing => times(count, (i) => paint(face, arch(u + i * pitch, v, width, height), fill))

/** A row of arched niches along u. */
export const niches = (
  face: Face,
  [u, v]: Flat,
  size: Flat,
  pitch: number,
  count: number,
  depth: number,
  inside?: NichePaints,
): Drawing => times(count, (i) => niche(face, [u + i * pitch, v], size, depth, inside))

/** Parallel lines along u, the next one `pitch` higher. */
export const rules = (
  face: Face,
  [u, v]: Flat,
  width: number,
  pitch: number,
  count: number,
  line: Line = 'plain',
): Drawing =>
  times(count, (i) =>
    trace(
      face,
      [
        [u, v + i * pitch],
        [u + width, v + i * pitch],
      ],
      line,
    ),
  )

/** Parallel lines along v, the next one `pitch` further. */
export const bars = (
  face: Face,
  [u, v]: Flat,
  height: number,
  pitch: number,
  count: number,
  line: Line = 'plain',
): Drawing =>
  times(count, (i) =>
    trace(
      face,
      [
        [u + i * pitch, v],
        [u + i * pitch, v + height],
      ],
      line,
    ),
  )

/** A small disc on a face: a lamp, a joint, an end of a line. */
export const dot = (face: Face, u: number, v: number, radius = 3, fill: Paint = 'accent'): Drawing =>
  paint(face, circle(u, v, radius), fill)

/** The outline of a gear with square teeth. */
export function gear(u: number, v: number, radius: number, teeth: number, turn = 0): Profile {
  const at = (r: number, part: number): Flat => {
    const a = ((part + turn) / teeth) * 2 * Math.PI
    return [u + r * Math.cos(a), v + r * Math.sin(a)]
  }
  const root = radius * 0.76
  const [first = [u, v], ...rest] = times(teeth, (i) => [
    at(root, i),
    at(radius, i + 0.1),
    at(radius, i + 0.42),
    at(root, i + 0.52),
  ]).flat()
  return [first, ...rest]
}

/** A belt on its frame, along y; (x, y) is its far corner. */
export const belt = (x: number, y: number, width: number, length: number, height: number): Drawing => [
  box([x + 4, y + 8, 0], [width - 8, length - 16, height - 10], materials.dark),
  box([x, y, height - 10], [width, length, 10]),
]

/** A cloud of quarter arches on a flat base, `unit` high at its left end. */
export const cloudProfile = (u: number, v: number, unit: number): Profile => [
  [u, v],
  [u + 4 * unit, v],
  { to: [u + 3 * unit, v + unit], around: [u + 3 * unit, v], ccw: true },
  { to: [u + unit, v + unit], around: [u + 2 * unit, v + unit], ccw: true },
  { to: [u, v], around: [u + unit, v], ccw: true },
]
