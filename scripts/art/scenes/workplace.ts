import { front, materials, top } from '../grid.ts'
import { arch, quarter, rectangle } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import { facet, paint, trace, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { dot, inlay, plate, times } from '../parts.ts'

const monitor: Drawing = [
  box([76, 26, 0], [40, 24, 4], materials.stone),
  box([91, 32, 4], [10, 8, 22]),
  extrude(front(44, 44, 24), rectangle(0, 0, 104, 68), 6, materials.stone),
  paint(front(44, 44, 24), rectangle(6, 8, 92, 54), 'front'),
  paint(front(44, 44, 24), quarter(28, 22, 24, 1), 'ground'),
  paint(front(44, 44, 24), quarter(52, 22, 24, 0), 'accent'),
]

const laptop: Drawing = [
  facet(
    [
      [24, 92, 5],
      [88, 92, 5],
      [88, 80, 46],
      [24, 80, 46],
    ],
    'top',
  ),
  facet(
    [
      [29, 91, 10],
      [83, 91, 10],
      [83, 82, 42],
      [29, 82, 42],
    ],
    'side',
  ),
  box([24, 92, 0], [64, 44, 5], materials.stone),
  paint(top(24, 92, 5), rectangle(6, 6, 52, 18), 'top'),
  paint(top(24, 92, 5), rectangle(22, 30, 20, 9), 'top'),
]

const tower: Drawing = [
  box([172, 16, 0], [28, 62, 80]),
  paint(front(172, 78, 0), arch(6, 8, 16, 40), 'ground'),
  trace(front(172, 78, 0), [
    [7, 60],
    [21, 60],
  ]),
  dot(front(172, 78, 0), 14, 70, 2.5),
]

const server: Drawing = times(3, (i) => [
  box([124, 106, i * 13], [66, 40, 13], i === 1 ? materials.stone : materials.solid),
  trace(front(124, 146, i * 13), [
    [8, 6.5],
    [26, 6.5],
  ]),
  trace(
    front(124, 146, i * 13),
    [
      [50, 6.5],
      [58, 6.5],
    ],
    i === 1 ? 'plain' : 'accent',
  ),
])

export const workplace: Scene = scene(400, 300, [
  plate(214, 162),
  inlay(top(16, 20, 0), 26, ['01', '32']),
  monitor,
  laptop,
  tower,
  server,
])
