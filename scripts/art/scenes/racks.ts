import { front, materials, side, top, type Face, type Paint } from '../grid.ts'
import { arch, rectangle } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { paint, trace, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { bars, dot, inlay, plate, rules, shadow, times } from '../parts.ts'

const height = 156
const wide = 64
const deep = 74

/** What a closed door shows: an arched window on the servers behind it. */
const door = (face: Face, glass: Paint, lamps: number): Drawing => [
  paint(face, arch(9, 12, 46, 132), glass),
  rules(face, [9, 27], 46, 15, 7),
  times(lamps, (i) =>
    trace(
      face,
      [
        [38, 34.5 + i * 30],
        [48, 34.5 + i * 30],
      ],
      'accent',
    ),
  ),
]

/** What an open rack shows: its servers, one of them pulled out. */
const servers = (face: Face): Drawing => [
  paint(face, rectangle(6, 8, 52, 140), 'side'),
  times(8, (i) => paint(face, rectangle(10, 12 + i * 17, 44, 12), i % 3 === 1 ? 'top' : 'front')),
  times(8, (i) =>
    trace(
      face,
      [
        [38, 18 + i * 17],
        [48, 18 + i * 17],
      ],
      i % 3 === 1 ? 'plain' : 'accent',
    ),
  ),
]

const rowA: Drawing = times(3, (i): Drawing => {
  const x = 100 + i * 68
  const face = front(x, 16 + deep, 0)
  return [
    box([x, 16, 0], [wide, deep, height]),
    i === 1
      ? [
          servers(face),
          box([x + 10, 90, 63], [44, 40, 12], materials.stone),
          trace(
            front(x + 10, 130, 63),
            [
              [28, 6],
              [38, 6],
            ],
            'accent',
          ),
        ]
      : door(face, 'ground', 3),
  ]
})

const openDoor: Drawing = extrude(side(170, 92, 0), rectangle(0, 4, 60, height - 6), 4, materials.glass)

const rowB: Drawing = times(3, (i): Drawing => {
  const y = 100 + i * 68
  const face = side(16 + deep, y, 0)
  return [
    box([16, y, 0], [deep, wide, height]),
    i === 1
      ? [
          paint(face, rectangle(7, 8, 50, 140), 'top'),
          rules(face, [7, 28], 50, 20, 6),
          bars(face, [19.5, 8], 140, 12.5, 3),
          dot(face, 51, 138, 2.5),
        ]
      : door(face, 'front', 3),
  ]
})

const tower: Drawing = [
  shadow(244, 196, 70, 26),
  box([210, 196, 0], [34, 70, 78], materials.stone),
  paint(front(210, 266, 0), arch(8, 10, 18, 46), 'side'),
  dot(front(210, 266, 0), 17, 66, 3.5),
  rules(side(244, 196, 0), [12, 14], 46, 9, 4),
]

const storage: Drawing = [
  shadow(190, 250, 44, 14),
  box([130, 250, 0], [60, 44, 34]),
  rules(front(130, 294, 0), [0, 17], 60, 0, 1),
  trace(
    front(130, 294, 0),
    [
      [24, 8.5],
      [36, 8.5],
    ],
    'accent',
  ),
  trace(
    front(130, 294, 0),
    [
      [24, 25.5],
      [36, 25.5],
    ],
    'accent',
  ),
]

export const racks: Scene = scene(640, 480, [
  plate(320, 320, 12),
  inlay(top(100, 100, 0), 40, ['01010', '32323', '01010', '32323', '01010']),
  box([16, 16, 0], [deep, deep, height]),
  rowA,
  openDoor,
  rowB,
  tower,
  storage,
])
