import { front, materials, top } from '../grid.ts'
import { capsule, circle, wedge } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, trace, type Drawing } from '../shapes.ts'
import { box, cylinder, extrude } from '../solids.ts'
import { dot, inlay, plate, times } from '../parts.ts'

const tank = (x: number, y: number, radius: number, height: number): Drawing => [
  cylinder([x, y, 0], radius, height),
  times(2, (i) => {
    const reach = radius * Math.SQRT1_2
    return trace(top(x, y, ((i + 1) * height) / 3), [
      [reach, -reach],
      { to: [-reach, reach], around: [0, 0], ccw: true },
    ])
  }),
  cylinder([x, y, height], radius * 0.36, 7, materials.stone),
]

const pivot = 112
const leg = (y: number, foot: number): Drawing =>
  extrude(
    front(0, y, 8),
    [
      [foot - 6, 0],
      [foot + 6, 0],
      [108, pivot + 4],
      [100, pivot + 4],
    ],
    14,
  )

export const oil: Scene = scene(400, 300, [
  plate(216, 146),
  tank(52, 40, 32, 74),
  tank(126, 32, 24, 50),
  inlay(top(168, 10, 0), 22, ['01', '32']),
  box([20, 88, 0], [134, 40, 8], materials.stone),
  box([28, 98, 8], [36, 20, 24]),
  extrude(
    front(0, 114, 0),
    [
      [36, pivot],
      [154, pivot],
      [154, pivot + 12],
      [36, pivot + 12],
    ],
    10,
    materials.stone,
  ),
  leg(124, 78),
  leg(124, 130),
  extrude(
    front(0, 124, 8),
    [
      [88, 40],
      [120, 40],
      [119, 48],
      [89, 48],
    ],
    4,
  ),
  extrude(front(0, 124, 0), circle(46, 44, 24), 8, materials.stone),
  extrude(front(0, 128, 0), capsule([46, 56], [46, pivot + 4], 5), 5),
  dot(front(0, 128, 0), 46, 56, 2.5, 'ground'),
  dot(front(0, 124, 0), 104, pivot + 2, 6, 'ground'),
  connect([
    [196, 109, pivot],
    [196, 109, 30],
  ]),
  box([186, 99, 0], [20, 20, 14]),
  cylinder([196, 109, 14], 6, 18, materials.stone),
  extrude(front(0, 117, 0), wedge([104, pivot + 6], 54, 92, -24, 28), 16, materials.accent),
  extrude(front(0, 122, 0), circle(196, 22, 7), 3, materials.accent),
])
