import { front, materials, side, type Point } from '../grid.ts'
import { scene, type Scene } from '../scene.ts'
import { connect, type Drawing } from '../shapes.ts'
import { box } from '../solids.ts'
import { inlay, plate, times } from '../parts.ts'

const pitch = 52
const edge = 20
const extent = 5 * pitch + 48
const block = 44

/** How many levels stand over each cell of the block: the lattice grows out of its far corner. */
const levels = ['333321', '322210', '321111', '321101', '211010', '110100']
/** The higher a level, the smaller its cubes: what is solid below is a network above. */
const sizes = [34, 20, 13]
const heights = [block + 17, block + 80, block + 138]
const accents = new Set(['0,0,3', '3,0,3', '1,2,2', '4,2,1', '0,4,2', '2,4,1'])
const pale = new Set([
  '0,1,3',
  '2,1,3',
  '0,2,3',
  '2,0,3',
  '3,1,2',
  '1,3,2',
  '4,0,2',
  '2,2,2',
  '0,3,3',
  '3,2,1',
  '1,4,1',
  '5,0,1',
  '3,5,1',
  '5,2,1',
])

const present = (i: number, j: number, k: number) => Number(levels[j]?.[i] ?? -1) >= k
const centre = (i: number, j: number, k: number): Point => [
  edge + 24 + i * pitch,
  edge + 24 + j * pitch,
  heights[k - 1] ?? 0,
]

const cells = times(3, (k) => times(6, (i) => times(6, (j) => [i, j, k + 1] as const)))
  .flat(2)
  .filter(([i, j, k]) => present(i, j, k))
  .toSorted((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])

const node = ([i, j, k]: readonly [number, number, number]): Drawing => {
  const [x, y, z] = centre(i, j, k)
  const key = `${i},${j},${k}`
  const size = sizes[k - 1] ?? 0
  const half = size / 2
  const links: Drawing[] = []
  if (k > 1) {
    links.push(
      connect([
        [x, y, z - half],
        [x, y, (heights[k - 2] ?? 0) + (sizes[k - 2] ?? 0) / 2],
      ]),
    )
    if (present(i - 1, j, k))
      links.push(
        connect([
          [x - half, y, z],
          [x - pitch + half, y, z],
        ]),
      )
    if (present(i, j - 1, k))
      links.push(
        connect([
          [x, y - half, z],
          [x, y - pitch + half, z],
        ]),
      )
  }
  const material = accents.has(key) ? materials.accent : pale.has(key) ? materials.stone : materials.solid
  return [links, box([x - half, y - half, z - half], [size, size, size], material)]
}

export const lattice: Scene = scene(640, 480, [
  plate(extent + 2 * edge, extent + 2 * edge, 10),
  box([edge, edge, 0], [extent, extent, block]),
  inlay(front(edge, edge + extent, 0), 44, ['0101010'], 'top', 'plain'),
  inlay(side(edge + extent, edge, 0), 44, ['0101010'], 'front', 'plain'),
  cells.map(node),
])
