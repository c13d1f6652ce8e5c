/**
 * The drawing vocabulary of every scene: solids, faces and lines on one isometric grid.
 *
 * x runs right and down on the screen, y runs left and down, z runs up. A solid shows three planes: its
 * top, its front (the lit side, which looks along y) and its side (the shade, which looks along x).
 * Things are painted in the order in which they are listed, so what is nearer comes later.
 */

/** A point of the world, in pixels along each axis. */
export type Point = readonly [x: number, y: number, z: number]
/** A point of a face: (x, z) on a front, (y, z) on a side, (x, y) on a top. */
export type Flat = readonly [u: number, v: number]
/** A point of the screen. */
export type Pixel = readonly [x: number, y: number]

export type Plane = 'top' | 'front' | 'side'
export type Paint = 'top' | 'front' | 'side' | 'ground' | 'accent' | 'glass' | 'shade'
export type Line = 'plain' | 'dashed' | 'accent' | 'none'
export type Material = Readonly<Record<Plane, Paint>>

/** A plane of the grid and the point of it from which (u, v) is counted. */
export interface Face {
  plane: Plane
  at: Point
}

/** Part of a circle, from the step before it to `to`. */
export interface Arc {
  to: Flat
  around: Flat
  ccw: boolean
}

export type Step = Flat | Arc
/** A line on a face: closed when it is painted or extruded, open when it is traced. */
export type Profile = readonly [Flat, ...Step[]]

const cosine = Math.sqrt(3) / 2
const sine = 1 / 2

/** The screen position of a point of the world, before the scene is centred. */
export const project = ([x, y, z]: Point): Pixel => [(x - y) * cosine, (x + y) * sine - z]

/** The three planes in the usual paint, and in five others. */
export const materials = {
  solid: { top: 'top', front: 'front', side: 'side' },
  paper: { top: 'ground', front: 'ground', side: 'top' },
  stone: { top: 'ground', front: 'top', side: 'front' },
  glass: { top: 'glass', front: 'glass', side: 'glass' },
  accent: { top: 'accent', front: 'accent', side: 'side' },
  dark: { top: 'side', front: 'side', side: 'side' },
} as const satisfies Record<string, Material>

/** The lit plane through a point: u runs along x, v upwards. */
export const front = (x: number, y: number, z: number): Face => ({ plane: 'front', at: [x, y, z] })
/** The plane in the shade through a point: u runs along y, which is to the left on the screen. */
export const side = (x: number, y: number, z: number): Face => ({ plane: 'side', at: [x, y, z] })
/** The level plane through a point: u runs along x, v along y. */
export const top = (x: number, y: number, z: number): Face => ({ plane: 'top', at: [x, y, z] })

/** The point of the world at (u, v) on a face. */
export function place({ plane, at: [x, y, z] }: Face, [u, v]: Flat): Point {
  if (plane === 'front') return [x + u, y, z + v]
  return plane === 'side' ? [x, y + u, z + v] : [x + u, y + v, z]
}
