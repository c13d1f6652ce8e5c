import { box, extrude, front, materials, paint, rectangle, scene, side, top } from '../isometric.ts'
import type { Drawing, Profile, Scene } from '../isometric.ts'
import { inlay, niches, plate, rules, shadow, times, windows } from '../parts.ts'

const span: Profile = [
  [0, 74],
  { to: [104, 74], around: [52, 74], ccw: false },
  [104, 146],
  [0, 146],
]

const a: Drawing = [
  box([30, 60, 0], [106, 106, 214]),
  times(5, (i) => windows(front(30, 166, 0), [14, 52 + i * 31], [16, 22], 31, 3, i === 2 ? 'accent' : 'ground')),
  niches(front(30, 166, 0), [37, 0], [32, 40], 0, 1, 8, { back: 'ground', jamb: 'side' }),
  box([26, 56, 214], [114, 114, 10], materials.stone),
]

const b: Drawing = [
  box([240, 60, 0], [96, 106, 176], materials.stone),
  times(5, (i) => windows(side(336, 60, 0), [14, 20 + i * 30], [16, 22], 31, 3, 'ground')),
  windows(front(240, 166, 0), [14, 132], [16, 22], 26, 3, 'side'),
  box([236, 56, 176], [104, 114, 10], materials.solid),
]

export const offices: Scene = scene(640, 480, [
  plate(370, 230, 12),
  inlay(top(150, 176, 0), 24, ['0101', '3232']),
  shadow(136, 60, 106, 40),
  a,
  extrude(front(136, 140, 0), span, 54, materials.stone),
  b,
])
void [paint, rectangle, rules]
