import { box, cylinder, extrude, front, materials, paint, scene, side, top } from '../isometric.ts'
import type { Drawing, Scene } from '../isometric.ts'
import { dot, niches, plate, shadow, times } from '../parts.ts'

const coins = (x: number, y: number, count: number): Drawing =>
  times(count, (i) =>
    cylinder([x, y, i * 8], 15, 8, i === count - 1 ? { top: 'accent', front: 'accent', side: 'accent' } : materials.stone),
  )

export const financial: Scene = scene(400, 300, [
  plate(210, 176),
  shadow(174, 16, 110, 16),
  box([14, 16, 0], [160, 110, 7], materials.paper),
  box([20, 20, 7], [148, 100, 7], materials.paper),
  box([28, 26, 14], [132, 70, 62]),
  niches(front(28, 96, 14), [52, 0], [28, 44], 0, 1, 6, { back: 'ground', jamb: 'side' }),
  times(5, (i) => [
    cylinder([34 + i * 30, 110, 14], 7, 62, materials.stone),
  ]),
  box([20, 20, 76], [148, 100, 9], materials.stone),
  extrude(front(20, 120, 85), [[0, 0], [148, 0], [74, 36]], 100),
  dot(front(20, 120, 85), 74, 13, 8),
  coins(60, 152, 2),
  coins(190, 140, 3),
  coins(166, 156, 5),
])
void [paint, side, top]
