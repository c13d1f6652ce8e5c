import { front, materials, side, type Flat, type Material } from '../grid.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, trace, type Drawing } from '../shapes.ts'
import { box, cylinder } from '../solids.ts'
import { niches, plate, shadow, times } from '../parts.ts'

const size = 108
const x = 16
const y = 20

const corners: readonly Flat[] = [
  [6, 6],
  [size - 6, 6],
  [6, size - 6],
  [size - 6, size - 6],
]
const posts = (from: number, to: number): Drawing =>
  corners.map(([u, v]) =>
    connect(
      [
        [x + u, y + v, from],
        [x + u, y + v, to],
      ],
      'dashed',
    ),
  )

const slab = (z: number, material: Material): Drawing => [
  posts(z - 20, z),
  box([x, y, z], [size, size, 8], material),
]

const server: Drawing = [
  shadow(x + size, y, size, 18),
  box([x, y, 0], [size, size, 38]),
  niches(front(x, y + size, 0), [10, 7], [18, 24], 24, 2, 4, { back: 'ground', jamb: 'side' }),
  times(3, (i) =>
    trace(
      front(x, y + size, 0),
      [
        [64, 11 + i * 8],
        [98, 11 + i * 8],
      ],
      i === 1 ? 'accent' : 'plain',
    ),
  ),
  times(3, (i) =>
    trace(side(x + size, y, 0), [
      [14, 11 + i * 8],
      [94, 11 + i * 8],
    ]),
  ),
]

const machine = (u: number, v: number, gold = false): Drawing =>
  box([x + u, y + v, 122], [34, 34, 22], gold ? materials.accent : materials.stone)

const disks = (cx: number, cy: number, count: number): Drawing =>
  times(count, (i) => cylinder([cx, cy, i * 16], 24, 16, i % 2 ? materials.paper : materials.solid))

export const stack: Scene = scene(400, 300, [
  plate(214, 152),
  server,
  slab(58, materials.stone),
  slab(86, materials.glass),
  slab(114, materials.solid),
  machine(14, 14),
  machine(60, 14),
  machine(14, 60),
  machine(60, 60, true),
  connect(
    [
      [x + size, 74, 0],
      [154, 74, 0],
    ],
    'dashed',
  ),
  disks(178, 50, 4),
  disks(178, 108, 2),
])
