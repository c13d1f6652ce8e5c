import { front, materials, top } from '../grid.ts'
import { arch, capsule } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { paint, type Drawing } from '../shapes.ts'
import { box, cylinder, extrude } from '../solids.ts'
import { belt, dot, inlay, plate, rules, shadow } from '../parts.ts'

const crate = (y: number, material = materials.stone): Drawing => [
  box([140, y, 30], [36, 36, 30], material),
  paint(front(140, y + 36, 30), arch(12, 0, 12, 18), 'side'),
]

export const robotArm: Scene = scene(400, 300, [
  plate(206, 190),
  inlay(top(20, 130, 0), 24, ['01', '32']),
  belt(132, 8, 52, 174, 30),
  rules(top(132, 8, 30), [0, 14], 52, 16, 10),
  crate(20),
  shadow(140, 84, 36, 36, 30),
  cylinder([58, 92, 0], 32, 12, materials.stone),
  cylinder([58, 92, 12], 20, 22),
  extrude(front(0, 102, 0), capsule([58, 44], [46, 118], 15, 11), 22),
  extrude(front(0, 110, 0), capsule([46, 118], [146, 124], 12, 8), 14, materials.stone),
  dot(front(0, 110, 0), 46, 118, 6),
  dot(front(0, 102, 0), 58, 44, 7, 'ground'),
  extrude(
    front(0, 106, 0),
    [
      [150, 92],
      [166, 92],
      [166, 122],
      [150, 122],
    ],
    12,
  ),
  box([140, 84, 48], [36, 36, 30], materials.accent),
  crate(140),
])
