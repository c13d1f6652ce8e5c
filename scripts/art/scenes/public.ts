import { front, materials, side, top } from '../grid.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, facet, type Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { inlay, niches, plate, shadow, windows } from '../parts.ts'

const steps: Drawing = extrude(
  side(158, 112, 0),
  [
    [0, 0],
    [30, 0],
    [30, 5],
    [20, 5],
    [20, 10],
    [10, 10],
    [10, 15],
    [0, 15],
  ],
  102,
  materials.paper,
)

export const publicSector: Scene = scene(400, 300, [
  plate(214, 160),
  shadow(196, 22, 90, 14),
  box([18, 22, 0], [178, 90, 15], materials.paper),
  box([24, 26, 15], [166, 80, 50]),
  niches(front(24, 106, 15), [8, 0], [22, 38], 32, 5, 6, { back: 'ground', jamb: 'side' }),
  windows(side(190, 26, 15), [12, 8], [14, 28], 22, 3, 'front'),
  box([18, 20, 65], [178, 92, 8], materials.stone),
  box([70, 38, 73], [74, 50, 30]),
  windows(front(70, 88, 73), [10, 6], [12, 18], 21, 3, 'accent'),
  box([66, 34, 103], [82, 58, 6], materials.stone),
  connect([
    [107, 62, 109],
    [107, 62, 146],
  ]),
  facet(
    [
      [107, 62, 146],
      [107, 62, 128],
      [133, 62, 128],
      [133, 62, 146],
    ],
    'accent',
  ),
  steps,
  inlay(top(10, 122, 0), 16, ['01', '32']),
])
