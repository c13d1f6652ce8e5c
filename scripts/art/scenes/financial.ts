import { front, materials, type Material } from '../grid.ts'
import { scene, type Scene } from '../scene.ts'
import type { Drawing } from '../shapes.ts'
import { box, cylinder, extrude } from '../solids.ts'
import { dot, niches, plate, shadow, times } from '../parts.ts'

const gold: Material = { top: 'accent', front: 'ground', side: 'top' }

const coins = (x: number, y: number, count: number): Drawing =>
  times(count, (i) => cylinder([x, y, i * 8], 16, 8, i === count - 1 ? gold : materials.paper))

export const financial: Scene = scene(400, 300, [
  plate(196, 166),
  shadow(176, 10, 114, 12),
  box([12, 10, 0], [164, 114, 7], materials.paper),
  box([18, 14, 7], [152, 104, 7], materials.paper),
  box([28, 22, 14], [132, 66, 66]),
  niches(front(28, 88, 14), [51, 0], [30, 50], 0, 1, 6, { back: 'ground', jamb: 'side' }),
  times(5, (i) => cylinder([34 + i * 30, 106, 14], 8, 66, materials.paper)),
  box([18, 14, 80], [152, 104, 9], materials.stone),
  extrude(
    front(18, 118, 89),
    [
      [0, 0],
      [152, 0],
      [76, 38],
    ],
    104,
  ),
  dot(front(18, 118, 89), 76, 14, 8),
  coins(52, 146, 2),
  coins(174, 142, 4),
  coins(146, 150, 6),
])
