import { onCircle } from './arcs.ts'
import {
  materials,
  top,
  type Face,
  type Flat,
  type Material,
  type Paint,
  type Plane,
  type Point,
  type Profile,
} from './grid.ts'
import { arch, circle, rectangle } from './profiles.ts'
import { paint, ring, type Drawing } from './shapes.ts'
import { band, nearness, runsOf, same, smooth, walls, type Edge } from './walls.ts'

const visible: Record<Plane, readonly [u: Plane, v: Plane]> = {
  front: ['side', 'top'],
  side: ['front', 'top'],
  top: ['side', 'front'],
}

/**
 * A solid: a profile on a face, and what is behind it. On every plane of this grid the way back is the
 * direction (1, 1) of the face's own coordinates, so one rule shows which walls are in sight.
 */
export function extrude(
  face: Face,
  profile: Profile,
  depth: number,
  material: Material = materials.solid,
): Drawing {
  const [across, along] = visible[face.plane]
  const paintOf = (edge: Edge) => material[edge.paint === 0 ? across : along]
  const bands = runsOf(walls(profile), smooth).toSorted(([a], [b]) => nearness(a) - nearness(b))
  return [
    bands.map((run): Drawing => {
      const parts = runsOf(run, (a, b) => same(a.finish, b.start) && paintOf(a) === paintOf(b))
      const whole = band(run, depth)
      if (parts.length === 1) return paint(face, whole, paintOf(run[0]))
      return [
        parts.map((part) => paint(face, band(part, depth), paintOf(part[0]), 'none')),
        ring(face, whole),
      ]
    }),
    paint(face, profile, material[face.plane]),
  ]
}

/** A box with its lowest corner at (x, y, z). */
export const box = ([x, y, z]: Point, [dx, dy, dz]: Point, material?: Material): Drawing =>
  extrude(top(x, y, z + dz), rectangle(0, 0, dx, dy), dz, material)

/** A standing cylinder; (x, y, z) is the middle of its foot. */
export const cylinder = ([x, y, z]: Point, radius: number, height: number, material?: Material): Drawing =>
  extrude(top(x, y, z + height), circle(0, 0, radius), height, material)

/** The paints of a niche; the sill is what one could stand on. */
export interface NichePaints {
  back?: Paint
  jamb?: Paint
  sill?: Paint
}

/** An arched niche cut into a face: its back wall, the jamb in sight and the sill. */
export function niche(
  face: Face,
  [u, v]: Flat,
  [width, height]: Flat,
  depth: number,
  { back = 'side', jamb = 'front', sill = 'top' }: NichePaints = {},
): Drawing {
  const radius = width / 2
  const spring = v + height - radius
  const turn = onCircle([u + radius, spring], radius, (3 * Math.PI) / 4)
  const deep = ([a, b]: Flat): Flat => [a + depth, b + depth]
  return [
    paint(face, arch(u, v, width, height), back),
    paint(face, [[u, v], [u + width, v], [u + width, v + depth], deep([u, v])], sill),
    paint(
      face,
      [
        [u, v],
        deep([u, v]),
        deep([u, spring]),
        { to: deep(turn), around: deep([u + radius, spring]), ccw: false },
        turn,
        { to: [u, spring], around: [u + radius, spring], ccw: true },
      ],
      jamb,
    ),
  ]
}
