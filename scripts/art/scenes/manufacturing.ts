import { front, materials, side, top } from '../grid.ts'
import { capsule, circle } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { paint, type Drawing } from '../shapes.ts'
import { box, cylinder, extrude } from '../solids.ts'
import { bars, dot, gear, niches, plate, shadow } from '../parts.ts'

const part = (x: number): Drawing => box([x, 92, 26], [26, 26, 24], materials.stone)

const base = cylinder([186, 34, 0], 20, 12, materials.stone)

const arm: Drawing = [
  extrude(side(194, 0, 0), capsule([34, 26], [26, 96], 11, 8), 14),
  extrude(side(190, 0, 0), capsule([26, 96], [92, 100], 8, 6), 8, materials.stone),
  dot(side(194, 0, 0), 26, 96, 4),
  box([173, 84, 52], [26, 26, 24], materials.accent),
  box([178, 89, 76], [16, 16, 22]),
]

export const manufacturing: Scene = scene(400, 300, [
  plate(232, 150),
  base,
  box([10, 86, 0], [212, 38, 16], materials.dark),
  box([6, 82, 16], [220, 46, 10], materials.stone),
  bars(top(6, 82, 26), [20, 0], 46, 20, 10),
  part(16),
  box([62, 46, 26], [72, 88, 90]),
  niches(side(134, 46, 26), [34, 0], [50, 50], 0, 1, 20, { back: 'top', jamb: 'front' }),
  cylinder([98, 76, 116], 22, 10, materials.stone),
  extrude(front(0, 144, 0), circle(84, 84, 19), 10, materials.stone),
  paint(front(0, 144, 0), gear(84, 84, 24, 8), 'top'),
  dot(front(0, 144, 0), 84, 84, 8, 'side'),
  paint(front(0, 144, 0), gear(119, 62, 17, 6, 0.3), 'accent'),
  dot(front(0, 144, 0), 118, 62, 5, 'side'),
  part(142),
  shadow(173, 84, 26, 26, 26),
  arm,
])
