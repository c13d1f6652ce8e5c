import { box, connect, extrude, front, materials, scene, top } from '../isometric.ts'
import type { Drawing, Scene } from '../isometric.ts'
import { cloudProfile, dot, link, niches, plate, rules, shadow } from '../parts.ts'

const house: Drawing = [
  shadow(84, 92, 50, 20),
  box([20, 92, 0], [64, 50, 44]),
  niches(front(20, 142, 0), [8, 0], [20, 30], 28, 2, 5, { back: 'ground', jamb: 'side' }),
]

export const cloud: Scene = scene(400, 300, [
  plate(214, 160),
  extrude(front(10, 18, 70), cloudProfile(0, 0, 32), 10, materials.glass),
  extrude(front(40, 52, 62), cloudProfile(0, 0, 38), 22, materials.solid),
  extrude(front(104, 104, 48), cloudProfile(0, 0, 24), 16, materials.stone),
  house,
  link([[52, 112, 44], [52, 112, 80]]),
])
void [connect, rules, dot, top]
