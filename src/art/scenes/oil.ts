import { box, capsule, circle, connect, cylinder, extrude, front, materials, paint, scene, top } from '../isometric.ts'
import type { Drawing, Scene } from '../isometric.ts'
import { dot, inlay, niches, plate, shadow } from '../parts.ts'

const tank = (x: number, y: number, radius: number, height: number): Drawing => [
  cylinder([x, y, 0], radius, height, materials.solid),
  cylinder([x, y, height], radius * 0.4, 6, materials.stone),
]

const beam = 102
const jack = front(0, 118, 0)

export const oil: Scene = scene(400, 300, [
  plate(220, 160),
  tank(62, 40, 30, 64),
  tank(134, 34, 24, 46),
  inlay(top(180, 14, 0), 24, ['0', '3']),
  box([30, 96, 0], [130, 34, 8], materials.stone),
  extrude(front(0, 106, 8), [[84, 0], [90, 0], [104, beam - 12], [100, beam - 12]], 6),
  extrude(jack, [[74, 8], [82, 8], [104, beam - 4], [98, beam - 4]], 6),
  extrude(jack, [[134, 8], [126, 8], [104, beam - 4], [110, beam - 4]], 6),
  extrude(front(0, 120, 0), [[40, beam - 8], [170, beam + 8], [170, beam + 18], [40, beam + 2]], 10, materials.solid),
  extrude(front(0, 124, 0), circle(50, 40, 20), 8, materials.stone),
  extrude(front(0, 126, 0), capsule([50, 40], [48, beam - 3], 5), 4),
  connect([[190, 116, 90], [190, 116, 20]]),
  extrude(front(0, 122, 0), [[164, beam - 8], [194, beam - 8], { to: [164, beam + 26], around: [164, beam - 8 + 4], ccw: true }], 14, materials.accent),
  box([180, 106, 0], [20, 20, 12]),
  dot(jack, 104, beam, 5, 'ground'),
])
void [niches, shadow, paint]
