import { front, materials, top, type Flat, type Profile } from '../grid.ts'
import { rectangle, wedge } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, paint } from '../shapes.ts'
import { extrude } from '../solids.ts'
import { plate, shadow, times } from '../parts.ts'

const depth = 46
const centre: Flat = [0, 16]
const inner = 68
const outer = 92
const deck = 118
const stones = 9
const lift = 64
const step = 180 / stones
const face = front(140, 88, 0)

const onRing = (radius: number, degrees: number): Flat => [
  centre[0] + radius * Math.cos((degrees * Math.PI) / 180),
  centre[1] + radius * Math.sin((degrees * Math.PI) / 180),
]

/** One half of the bridge, up to the place where the keystone should be. */
function half(sign: 1 | -1): Profile {
  const mirror = ([u, v]: Flat): Flat => [u * sign, v]
  const [low, high] = [onRing(inner, 90 - step / 2), onRing(outer, 90 - step / 2)]
  return [
    mirror([inner, 0]),
    mirror([132, 0]),
    mirror([132, deck]),
    mirror([high[0], deck]),
    mirror(high),
    mirror(low),
    { to: mirror([inner, centre[1]]), around: centre, ccw: sign < 0 },
  ]
}

const voussoir = (i: number) => wedge(centre, inner, outer, i * step, (i + 1) * step)

export const gap: Scene = scene(400, 300, [
  plate(280, 118),
  paint(top(72, 0, 0), rectangle(0, 0, 136, 118), 'glass'),
  shadow(272, 42, 46, 8),
  extrude(face, half(-1), depth),
  extrude(face, half(1), depth),
  times(stones, (i) => (i === (stones - 1) / 2 ? [] : paint(face, voussoir(i), 'top'))),
  [
    [132, 60],
    [122, 64],
    [-132, 64],
  ].map(([to = 0, from = 0]) =>
    connect([
      [140 + Math.sign(to) * Math.abs(from), 88, deck - 9],
      [140 + to, 88, deck - 9],
    ]),
  ),
  [90 - step / 2, 90 + step / 2].map((degrees) => {
    const [u, v] = onRing(inner, degrees)
    return connect(
      [
        [140 + u, 88, v],
        [140 + u, 88, v + lift],
      ],
      'dashed',
    )
  }),
  extrude(front(140, 88, lift), voussoir((stones - 1) / 2), depth, materials.accent),
])
