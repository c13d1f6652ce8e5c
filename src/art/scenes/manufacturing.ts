import { arch, box, circle, extrude, front, materials, paint, scene, side, top } from '../isometric.ts'
import type { Drawing, Scene } from '../isometric.ts'
import { bars, dot, gear, niches, plate } from '../parts.ts'

const part = (x: number, gold = false): Drawing => [
  box([x, 88, 26], [28, 28, 26], gold ? materials.accent : materials.stone),
]

export const manufacturing: Scene = scene(400, 300, [
  plate(220, 160),
  box([10, 84, 0], [200, 36, 16], { top: 'side', front: 'side', side: 'side' }),
  box([6, 80, 16], [208, 44, 10], materials.stone),
  bars(top(6, 80, 26), [13, 0], 44, 13, 15),
  part(18),
  box([70, 40, 26], [70, 90, 84]),
  niches(side(140, 40, 26), [38, 0], [48, 50], 0, 1, 20, { back: 'top', jamb: 'front' }),
  extrude(front(0, 140, 0), gear(92, 76, 22, 10), 8, materials.stone),
  dot(front(0, 140, 0), 92, 76, 8, 'side'),
  extrude(front(0, 140, 0), gear(126, 56, 15, 8, 0.25), 8, materials.accent),
  dot(front(0, 140, 0), 126, 56, 5, 'side'),
  part(156, true),
  part(188),
])
void [arch, circle, paint]
