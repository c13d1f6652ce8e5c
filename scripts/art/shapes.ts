import { end, flatten, isArc, sweep } from './arcs.ts'
import {
  place,
  project,
  type Face,
  type Flat,
  type Line,
  type Paint,
  type Pixel,
  type Plane,
  type Point,
  type Profile,
} from './grid.ts'

interface ScreenStep {
  to: Pixel
  arc?: { radius: number; tilt: number; large: boolean; clockwise: boolean }
}

/** One shape on the screen. `outline` is its path with the arcs cut into short lines. */
export interface Shape {
  fill: Paint | undefined
  line: Line
  closed: boolean
  steps: readonly ScreenStep[]
  outline: readonly Pixel[]
}

export type Drawing = Shape | readonly Drawing[]

/** How far the ellipse that a circle on a plane becomes is turned, in degrees. */
const tilt: Record<Plane, number> = { top: 0, front: 60, side: -60 }

function shape(face: Face, profile: Profile, fill: Paint | undefined, line: Line, closed: boolean): Shape {
  const screen = (flat: Flat) => project(place(face, flat))
  let from = profile[0]
  const steps = profile.map((step): ScreenStep => {
    const start = from
    from = end(step)
    if (!isArc(step)) return { to: screen(step) }
    const radius = Math.hypot(start[0] - step.around[0], start[1] - step.around[1])
    // y runs to the left on the screen, so a side and a top show a turn the other way round.
    return {
      to: screen(step.to),
      arc: {
        radius,
        tilt: tilt[face.plane],
        large: Math.abs(sweep(start, step)) > Math.PI + 1e-3,
        clockwise: step.ccw !== (face.plane === 'front'),
      },
    }
  })
  return { fill, line, closed, steps, outline: flatten(profile).map(screen) }
}

/** A flat area on a face. */
export const paint = (face: Face, profile: Profile, fill: Paint, line: Line = 'plain'): Shape =>
  shape(face, profile, fill, line, true)

/** An open line on a face. */
export const trace = (face: Face, profile: Profile, line: Line = 'plain'): Shape =>
  shape(face, profile, undefined, line, false)

/** A closed line on a face. */
export const ring = (face: Face, profile: Profile, line: Line = 'plain'): Shape =>
  shape(face, profile, undefined, line, true)

/** Straight lines through points of the world. */
export function connect(points: readonly [Point, ...Point[]], line: Line = 'plain'): Shape {
  const pixels = points.map(project)
  return { fill: undefined, line, closed: false, steps: pixels.map((to) => ({ to })), outline: pixels }
}

/** A flat area through any points of the world, for the few planes that are not on the grid. */
export function facet(points: readonly [Point, ...Point[]], fill: Paint, line: Line = 'plain'): Shape {
  return { ...connect(points, line), fill, closed: true }
}

/** The shapes of a drawing, one list in the painter's order. */
export const shapesOf = (drawing: Drawing): Shape[] =>
  'steps' in drawing ? [drawing] : drawing.flatMap(shapesOf)
