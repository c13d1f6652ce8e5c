import { box, connect, front, materials, scene, side } from '../isometric.ts'
import type { Drawing, Point, Scene } from '../isometric.ts'
import { inlay, plate, times } from '../parts.ts'

const pitch = 51
const cube = 26
const edge = 25
const block = 36

/** How many cubes stand over each cell of the block: the lattice grows out of its far corner. */
const levels = ['33332', '33221', '32211', '32110', '21100']
const accents = new Set(['0,0,3', '3,0,3', '1,2,2', '4,2,1', '0,4,2', '2,3,1'])
const pale = new Set(['1,0,3', '2,1,2', '0,2,3', '3,1,2', '1,3,2', '0,3,1', '4,1,2', '2,2,1'])

const present = (i: number, j: number, k: number) => Number(levels[j]?.[i] ?? -1) >= k
const centre = (i: number, j: number, k: number): Point => [
  edge + i * pitch + cube / 2,
  edge + j * pitch + cube / 2,
  block + 18 + (k - 1) * pitch + cube / 2,
]

const cells = times(5, (i) => times(5, (j) => times(3, (k) => [i, j, k + 1] as const)))
  .flat(2)
  .filter(([i, j, k]) => present(i, j, k))
  .toSorted((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])

const node = ([i, j, k]: readonly [number, number, number]): Drawing => {
  const [x, y, z] = centre(i, j, k)
  const key = `${i},${j},${k}`
  const half = cube / 2
  const links: Drawing[] = []
  if (k > 1) links.push(connect([[x, y, z - half], [x, y, z - pitch + half]]))
  else links.push(connect([[x, y, z - half], [x, y, block]]))
  if (present(i - 1, j, k)) links.push(connect([[x - half, y, z], [x - pitch + half, y, z]]))
  if (present(i, j - 1, k)) links.push(connect([[x, y - half, z], [x, y - pitch + half, z]]))
  const material = accents.has(key) ? materials.accent : pale.has(key) ? materials.stone : materials.solid
  return [links, box([x - half, y - half, z - half], [cube, cube, cube], material)]
}

export const lattice: Scene = scene(640, 480, [
  plate(280, 280, 10),
  box([edge, edge, 0], [230, 230, block]),
  inlay(front(edge + 7, edge + 230, 0), 36, ['010101'], 'top'),
  inlay(side(edge + 230, edge + 7, 0), 36, ['010101'], 'front'),
  cells.map(node),
])
