import { front, materials } from '../grid.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, facet, trace, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { cloudProfile, niches, plate, shadow } from '../parts.ts'

const pod = (x: number): Drawing => [
  shadow(x + 42, 74, 42, 12),
  box([x, 74, 0], [42, 42, 34]),
  niches(front(x, 116, 0), [11, 0], [20, 26], 0, 1, 4, { back: 'ground', jamb: 'side' }),
]

/** A dashed line between a pod and the cloud over it, with a head at one end. */
const arrow = (x: number, y: number, from: number, to: number): Drawing => {
  const back = to > from ? -10 : 10
  return [
    connect(
      [
        [x, y, from],
        [x, y, to],
      ],
      'dashed',
    ),
    facet(
      [
        [x, y, to],
        [x + 5, y - 5, to + back],
        [x - 5, y + 5, to + back],
      ],
      'accent',
    ),
  ]
}

const base = 90
const unit = 40

export const cloud: Scene = scene(400, 300, [
  plate(204, 140),
  extrude(front(20, 38, base), cloudProfile(0, 0, unit), 8, materials.glass),
  extrude(front(20, 70, base), cloudProfile(0, 0, unit), 8, materials.glass),
  [16, 82, 148].map(pod),
  arrow(37, 97, 36, base - 12),
  arrow(103, 97, base - 10, 37),
  arrow(169, 97, 36, base - 12),
  extrude(front(20, 108, base), cloudProfile(0, 0, unit), 18),
  trace(front(20, 108, base), [
    [unit * 1.45, unit * 0.55],
    [unit * 2.55, unit * 0.55],
  ]),
])
