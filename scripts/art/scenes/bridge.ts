import { front, materials, side, top, type Flat, type Profile } from '../grid.ts'
import { rectangle, wedge } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, paint, trace, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { dot, inlay, niches, plate, shadow, times, windows } from '../parts.ts'

const length = 400
const width = 290
const shore = 44
const quay = 58
const middle = length / 2
const depth = 54
const near = 176
const face = side(near, 0, 0)
const spring = 22

const big = { at: middle, radius: 58, ring: 13, stones: 11 }
const small = [-106, 106].map((by) => ({ at: middle + by, radius: 35, ring: 9, stones: 7 }))

/** The road from shore to shore: flat on the crown, falling to both sides. */
const road: readonly [Flat, Flat, Flat, Flat] = [
  [376, shore],
  [middle + 30, 101],
  [middle - 30, 101],
  [24, shore],
]
const rail = 9

const outline: Profile = [
  road[3],
  [quay, shore],
  [quay, spring],
  [middle - 141, spring],
  { to: [middle - 71, spring], around: [middle - 106, spring], ccw: false },
  [middle - 71, 0],
  [middle - 58, 0],
  [middle - 58, spring],
  { to: [middle + 58, spring], around: [middle, spring], ccw: false },
  [middle + 58, 0],
  [middle + 71, 0],
  [middle + 71, spring],
  { to: [middle + 141, spring], around: [middle + 106, spring], ccw: false },
  [length - quay, spring],
  [length - quay, shore],
  road[0],
  road[1],
  road[2],
]

const landing: Profile = [
  road[0],
  [length - quay, shore + ((road[1][1] - shore) * (376 - length + quay)) / (376 - road[1][0])],
  [length - quay, shore],
]

const up = ([u, v]: Flat): Flat => [u, v + rail]
const parapet: Profile = [...road, up(road[3]), up(road[2]), up(road[1]), up(road[0])]

const voussoirs = ({ at, radius, ring, stones }: typeof big): Drawing =>
  times(stones, (i) =>
    paint(
      face,
      wedge([at, spring], radius, radius + ring, (i * 180) / stones, ((i + 1) * 180) / stones),
      i === (stones - 1) / 2 ? 'accent' : 'top',
    ),
  )

const paving: Drawing = [-24, 0, 24].map((by) =>
  connect([
    [near - depth, middle + by, 101],
    [near, middle + by, 101],
  ]),
)

const city: Drawing = [
  box([4, 6, shore], [30, 40, 64], materials.stone),
  windows(front(4, 46, shore), [5, 36], [8, 16], 12, 2, 'side'),
  box([36, 6, shore], [44, 44, 123]),
  times(3, (i) =>
    windows(front(36, 50, shore), [7, 34 + i * 28], [11, 19], 18, 2, i === 2 ? 'accent' : 'ground'),
  ),
  box([82, 12, shore], [30, 36, 46], materials.stone),
  box([186, 6, shore], [40, 42, 92]),
  times(2, (i) => windows(front(186, 48, shore), [6, 32 + i * 28], [10, 18], 17, 2, 'ground')),
  box([234, 10, shore], [46, 38, 58], materials.stone),
  windows(side(280, 10, shore), [6, 28], [9, 16], 15, 2, 'ground'),
]

const tower: Drawing = [
  shadow(78, 350, 40, 34, shore),
  box([38, 350, shore], [40, 40, 96]),
  niches(front(38, 390, shore), [10, 0], [20, 32], 0, 1, 5, { back: 'ground', jamb: 'side' }),
  windows(front(38, 390, shore), [8, 60], [9, 20], 15, 2, 'ground'),
  box([33, 345, shore + 96], [50, 50, 9], materials.stone),
  box([43, 355, shore + 105], [30, 30, 18]),
]

const barge: Drawing = [
  extrude(
    top(206, 186, 12),
    [[0, 0], [50, 0], { to: [50, 24], around: [50, 12], ccw: true }, [0, 24]],
    12,
    materials.paper,
  ),
  box([210, 190, 12], [18, 16, 16], materials.accent),
  box([230, 190, 12], [18, 16, 16]),
]

const ripples: readonly Flat[] = [
  [12, 100],
  [30, 122],
  [196, 92],
  [226, 112],
  [208, 256],
  [190, 276],
  [244, 300],
]

export const bridge: Scene = scene(640, 480, [
  plate(width, length, 12),
  paint(top(0, quay, 0), rectangle(0, 0, width, length - 2 * quay), 'glass'),
  ripples.map(([x, y]) =>
    connect([
      [x, y, 0],
      [x + 36, y, 0],
    ]),
  ),
  box([0, 0, 0], [width, quay, shore], materials.paper),
  city,
  extrude(face, outline, depth - 5, materials.stone),
  paving,
  voussoirs(big),
  small.map(voussoirs),
  box([0, length - quay, 0], [width, quay, shore], materials.paper),
  niches(front(0, length, 0), [14, 0], [28, 32], 38, 7, 5, { back: 'front', jamb: 'top' }),
  // The quay hides the foot of the near arch, but the road comes down on top of it.
  extrude(face, landing, depth - 5, materials.stone),
  extrude(side(near - depth + 5, 0, 0), parapet, 5, materials.paper),
  extrude(face, parapet, 5, materials.paper),
  barge,
  inlay(top(190, 348, shore), 22, ['0101', '3232']),
  tower,
  trace(side(58, 0, 0), [[370, 167], { to: [28, 167], around: [199, -46], ccw: true }], 'dashed'),
  dot(top(58, 370, 167), 0, 0, 5),
  dot(top(58, 28, 167), 0, 0, 5),
])
