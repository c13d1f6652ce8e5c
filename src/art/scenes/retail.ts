import { box, extrude, front, materials, paint, quarter, rectangle, scene, side, top } from '../isometric.ts'
import type { Drawing, Material, Scene } from '../isometric.ts'
import { inlay, niches, plate, shadow, times } from '../parts.ts'

const cream: Material = { top: 'ground', front: 'ground', side: 'top' }
const gold: Material = { top: 'accent', front: 'accent', side: 'accent' }

const awning: Drawing = times(7, (i) =>
  extrude(side(20 + (i + 1) * 16, 92, 60), quarter(0, 0, 24, 0), 16, i % 2 ? cream : materials.solid),
)

const shelf = (z: number): Drawing => [
  box([148, 60, z], [58, 26, 4], materials.stone),
]

export const retail: Scene = scene(400, 300, [
  plate(214, 160),
  shadow(132, 24, 68, 16),
  box([20, 24, 0], [112, 68, 92]),
  niches(front(20, 92, 0), [10, 0], [30, 52], 0, 1, 5, { back: 'ground', jamb: 'side' }),
  niches(front(20, 92, 0), [50, 12], [52, 40], 0, 1, 5, { back: 'top', jamb: 'side' }),
  box([16, 20, 92], [120, 76, 8], materials.stone),
  awning,
  box([146, 44, 0], [62, 10, 84]),
  [0, 26, 52].map((z, i) => [
    shelf(z),
    times(3, (j) => box([152 + j * 18, 64, z + 4], [12, 16, 10 + ((i + j) % 3) * 4], (i + j) % 3 === 0 ? gold : materials.stone)),
  ]),
  inlay(top(20, 124, 0), 16, ['0101', '3232']),
])
void [paint, rectangle]
