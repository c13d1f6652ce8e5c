import { front, materials, side, top } from '../grid.ts'
import { arch, circle } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { paint, trace, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { bars, dot, plate, rules, shadow, times } from '../parts.ts'

const size = 336
const tall = 58

/** A row of cabinets along x. */
const row = (y: number, x = 76, cabinets = 9): Drawing => {
  const length = cabinets * 25
  return [
    shadow(x + length, y, 36, 22),
    box([x, y, 0], [length, 36, tall]),
    bars(front(x, y + 36, 0), [25, 0], tall, 25, cabinets - 1),
    bars(top(x, y, tall), [25, 0], 36, 25, cabinets - 1),
    times(cabinets, (i) =>
      trace(
        front(x, y + 36, 0),
        [
          [7 + i * 25, 44],
          [18 + i * 25, 44],
        ],
        i % 4 === 1 ? 'accent' : 'plain',
      ),
    ),
  ]
}

const pod = (y: number): Drawing => [
  row(y),
  row(y + 80),
  extrude(side(301, y + 36, tall), arch(0, 0, 44, 22), 225, materials.glass),
  times(4, (i) =>
    trace(side(121 + i * 45, y + 36, tall), [[44, 0], { to: [0, 0], around: [22, 0], ccw: true }]),
  ),
]

const cooler = (y: number): Drawing => [
  box([14, y, 0], [40, 84, 46], materials.stone),
  [21, 63].map((v) => [
    paint(top(34, y + v, 46), circle(0, 0, 15), 'side'),
    dot(top(34, y + v, 46), 0, 0, 4, 'ground'),
  ]),
]

const tray = (x: number): Drawing => [
  [36, 122, 202, 288].map((y) => box([x + 5, y, tall], [6, 6, 34], materials.stone)),
  extrude(
    top(x, 20, tall + 38),
    [
      [0, 0],
      [16, 0],
      [16, 292],
      [0, 292],
    ],
    5,
    materials.stone,
  ),
  rules(top(x, 20, tall + 38), [0, 12], 16, 16, 18),
]

export const datacenter: Scene = scene(640, 480, [
  box([0, 0, -40], [size, size, 8], materials.paper),
  times(8, (i) => [
    box([4 + i * 46, size - 10, -32], [6, 6, 20]),
    box([size - 10, 4 + i * 46, -32], [6, 6, 20]),
  ]),
  plate(size, size, 12),
  rules(top(0, 0, 0), [0, 42], size, 42, 7),
  bars(top(0, 0, 0), [42, 0], size, 42, 7),
  [16, 126, 236].map(cooler),
  pod(24),
  pod(184),
  tray(160),
])
