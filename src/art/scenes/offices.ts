import { box, extrude, front, materials, scene, side, top, trace } from '../isometric.ts'
import type { Drawing, Profile, Scene } from '../isometric.ts'
import { dot, inlay, niches, plate, shadow, times, windows } from '../parts.ts'

const gate = 140
const deck = 112

const span: Profile = [
  [0, 24],
  { to: [gate, 24], around: [gate / 2, 24], ccw: false },
  [gate, deck],
  [0, deck],
]

const a: Drawing = [
  box([24, 50, 0], [106, 100, 178]),
  times(4, (i) =>
    windows(front(24, 150, 0), [15, 56 + i * 30], [16, 22], 30, 3, i === 3 ? 'accent' : 'ground'),
  ),
  niches(front(24, 150, 0), [36, 0], [34, 42], 0, 1, 8, { back: 'ground', jamb: 'side' }),
  box([20, 46, 178], [114, 108, 9], materials.stone),
  box([54, 78, 187], [48, 44, 18]),
]

const b: Drawing = [
  box([270, 50, 0], [106, 100, 136], materials.stone),
  times(4, (i) => windows(side(376, 50, 0), [13, 12 + i * 30], [16, 22], 29, 3, 'ground')),
  times(2, (i) => windows(front(270, 150, 0), [15, 56 + i * 36], [16, 22], 30, 3, 'side')),
  niches(front(270, 150, 0), [36, 0], [34, 42], 0, 1, 8, { back: 'side', jamb: 'front' }),
  box([266, 46, 136], [114, 108, 9]),
]

export const offices: Scene = scene(640, 480, [
  plate(400, 206, 12),
  inlay(top(112, 156, 0), 22, ['01010101', '32323232']),
  a,
  shadow(130, 50, 100, 26),
  extrude(front(130, 150, 0), span, 56, materials.stone),
  times(6, (i) =>
    trace(front(130, 150, 0), [
      [10 + i * 24, deck - 10],
      [10 + i * 24, deck],
    ]),
  ),
  b,
  trace(front(0, 100, 0), [[78, 205], { to: [323, 145], around: [146.4, -63.3], ccw: false }], 'dashed'),
  dot(top(78, 100, 205), 0, 0, 5),
  dot(top(323, 100, 145), 0, 0, 5),
])
