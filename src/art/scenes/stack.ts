import { box, connect, front, materials, scene, side, top, trace } from '../isometric.ts'
import type { Drawing, Point, Scene } from '../isometric.ts'
import { dot, inlay, niches, plate, shadow, times } from '../parts.ts'

const size = 108
const at = 41

const corners: [number, number][] = [[6, 6], [size - 6, 6], [6, size - 6], [size - 6, size - 6]]
const posts = (from: number, to: number): Drawing =>
  corners.map(([x, y]) => connect([[at + x, at + y, from], [at + x, at + y, to]], 'dashed'))

const slab = (z: number, material: (typeof materials)[keyof typeof materials]): Drawing =>
  box([at, at, z], [size, size, 8], material)

const server: Drawing = [
  shadow(at + size, at, size, 24),
  box([at, at, 0], [size, size, 34]),
  niches(front(at, at + size, 0), [10, 6], [18, 22], 24, 2, 4, { back: 'ground', jamb: 'side' }),
  times(3, (i) => trace(front(at, at + size, 0), [[66, 9 + i * 8], [98, 9 + i * 8]], i === 1 ? 'accent' : 'plain')),
  times(3, (i) => trace(side(at + size, at, 0), [[14, 9 + i * 8], [94, 9 + i * 8]])),
]

const cubes: [number, number, boolean][] = [[14, 14, false], [60, 14, false], [14, 60, false], [60, 60, true]]

const satellite = (x: number, y: number): Drawing => box([x, y, 0], [22, 22, 22], materials.stone)

export const stack: Scene = scene(400, 300, [
  plate(190, 190),
  satellite(4, 4),
  server,
  posts(34, 58),
  slab(58, materials.stone),
  posts(66, 82),
  slab(82, materials.glass),
  posts(90, 106),
  slab(106, materials.solid),
  cubes.map(([x, y, gold]) =>
    box([at + x, at + y, 114], [34, 34, 20], gold ? materials.accent : materials.stone),
  ),
  dot(top(0, 0, 0), 170, 20),
])
void inlay
void ({} as Point)
