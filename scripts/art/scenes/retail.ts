import { front, materials, side, top, type Material } from '../grid.ts'
import { quarter } from '../profiles.ts'
import { scene, type Scene } from '../scene.ts'
import type { Drawing } from '../shapes.ts'
import { box, extrude } from '../solids.ts'
import { inlay, niches, plate, shadow, times } from '../parts.ts'

const cream: Material = { top: 'ground', front: 'ground', side: 'top' }
const gold: Material = { top: 'accent', front: 'accent', side: 'side' }

const awning: Drawing = times(7, (i) =>
  extrude(side(12 + (i + 1) * 16, 86, 86), quarter(0, 0, 26, 0), 16, i % 2 ? cream : materials.solid),
)

/** The goods on a shelf: how high each of them is, 0 where there is none. */
const shelves: readonly (readonly number[])[] = [
  [34, 22, 30],
  [24, 34, 26],
]

const goods: Drawing = shelves.map((row, level): Drawing => {
  const z = 4 + level * 50
  return [
    box([136, 66, z], [68, 30, 4], materials.paper),
    row.map((height, i): Drawing =>
      height === 0
        ? []
        : box(
            [141 + i * 21, 72, z + 4],
            [16, 18, height],
            (level + 2 * i) % 3 === 1 ? gold : i % 2 ? materials.solid : materials.stone,
          ),
    ),
  ]
})

export const retail: Scene = scene(400, 300, [
  plate(212, 138),
  shadow(124, 16, 70, 12),
  box([12, 16, 0], [112, 70, 118]),
  niches(front(12, 86, 0), [8, 0], [32, 54], 0, 1, 5, { back: 'ground', jamb: 'side' }),
  niches(front(12, 86, 0), [50, 12], [52, 42], 0, 1, 5, { back: 'ground', jamb: 'side' }),
  box([8, 12, 118], [120, 78, 9], materials.stone),
  awning,
  box([136, 58, 0], [68, 8, 108]),
  goods,
  inlay(top(14, 118, 0), 18, ['010101']),
])
