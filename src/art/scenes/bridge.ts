import { box, extrude, front, materials, paint, rectangle, scene, side, top, trace, wedge } from '../isometric.ts'
import type { Drawing, Profile, Scene } from '../isometric.ts'
import { dot, inlay, niches, plate, rules, shadow, times, windows } from '../parts.ts'

const length = 400
const width = 280
const shore = 26
const middle = length / 2
const deck = 50
const face = side(168, 0, 0)

const big = { at: middle, radius: 64 }
const small = [middle - 111, middle + 111].map((at) => ({ at, radius: 30 }))
const spring = 22

const outline: Profile = [
  [30, shore],
  [60, shore],
  [middle - 141, spring],
  { to: [middle - 81, spring], around: [middle - 111, spring], ccw: false },
  [middle - 81, 0],
  [middle - 64, 0],
  [middle - 64, spring],
  { to: [middle + 64, spring], around: [middle, spring], ccw: false },
  [middle + 64, 0],
  [middle + 81, 0],
  [middle + 81, spring],
  { to: [middle + 141, spring], around: [middle + 111, spring], ccw: false },
  [340, shore],
  [370, shore],
  [middle + 26, 112],
  [middle - 26, 112],
]

const voussoirs = ({ at, radius }: { at: number; radius: number }, stones: number): Drawing =>
  times(stones, (i) =>
    paint(
      face,
      wedge([at, spring], radius, radius + (radius > 40 ? 14 : 9), (i * 180) / stones, ((i + 1) * 180) / stones),
      i === (stones - 1) / 2 ? 'accent' : 'top',
    ),
  )

const city: Drawing = [
  box([12, 8, shore], [40, 38, 62], materials.stone),
  windows(front(12, 46, shore), [8, 34], [9, 18], 15, 2, 'side'),
  box([56, 6, shore], [44, 44, 100]),
  windows(front(56, 50, shore), [8, 70], [11, 20], 17, 2, 'ground'),
  windows(front(56, 50, shore), [8, 38], [11, 20], 17, 2, 'ground'),
  box([184, 8, shore], [42, 42, 74]),
  windows(front(184, 50, shore), [7, 42], [11, 20], 17, 2, 'ground'),
  box([232, 12, shore], [38, 36, 44], materials.stone),
  windows(side(270, 12, shore), [6, 16], [9, 16], 15, 2, 'ground'),
]

const tower: Drawing = [
  shadow(70, 352, 40, 36, shore),
  box([30, 352, shore], [40, 40, 104]),
  niches(front(30, 392, shore), [10, 0], [20, 34], 0, 1, 5, { back: 'ground', jamb: 'side' }),
  windows(front(30, 392, shore), [9, 66], [9, 20], 13, 2, 'ground'),
  box([25, 347, shore + 104], [50, 50, 10], materials.stone),
  box([34, 356, shore + 114], [32, 32, 16]),
]

export const bridge: Scene = scene(640, 480, [
  plate(width, length, 12),
  paint(top(0, 60, 0), rectangle(0, 0, width, 280), 'glass'),
  [[30, 90, 40], [20, 240, 60], [190, 110, 50], [214, 130, 50], [200, 270, 56], [226, 290, 40]].map(([x = 0, y = 0, l = 0]) =>
    trace(top(x, y, 0), [[0, 0], [l, 0]]),
  ),
  box([0, 0, 0], [width, 60, shore], materials.paper),
  city,
  box([0, 340, 0], [width, 60, shore], materials.paper),
  extrude(face, outline, deck, materials.stone),
  voussoirs(big, 9),
  small.map((one) => voussoirs(one, 5)),
  inlay(top(184, 346, shore), 24, ['01', '32'].map((r) => r + r)),
  tower,
  trace(side(50, 0, 0), [[372, 156], { to: [28, 126], around: [190, -60], ccw: true }], 'dashed'),
  dot(top(50, 372, 156), 0, 0, 5),
  dot(top(78, 28, 126), 0, 0, 5),
])
void rules
