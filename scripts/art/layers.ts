import type { Pixel } from './grid.ts'
import { areaOf, boundsOf, cross, hullOf } from './polygons.ts'
import type { Shape } from './shapes.ts'

interface Traced {
  shape: Shape
  hull: readonly Pixel[]
  axes: readonly Pixel[]
  bounds: readonly [number, number, number, number]
}

function traced(one: Shape): Traced {
  const hull = hullOf(one.outline)
  const axes = hull.flatMap(([x, y], i): Pixel[] => {
    const [nx, ny] = hull[(i + 1) % hull.length] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    return length > 0.01 ? [[(ny - y) / length, (x - nx) / length]] : []
  })
  return { shape: one, hull, axes, bounds: boundsOf(one.outline) }
}

/** How far two outlines reach into each other: 0 where they only touch. */
function overlap(a: Traced, b: Traced) {
  const boxed = Math.min(
    a.bounds[2] - b.bounds[0],
    b.bounds[2] - a.bounds[0],
    a.bounds[3] - b.bounds[1],
    b.bounds[3] - a.bounds[1],
  )
  if (boxed < -2) return boxed
  return [...a.axes, ...b.axes].reduce((least, [nx, ny]) => {
    const reach = ({ hull }: Traced) => hull.map(([x, y]) => x * nx + y * ny)
    const [of, other] = [reach(a), reach(b)]
    return Math.min(least, Math.max(...of) - Math.min(...other), Math.max(...other) - Math.min(...of))
  }, boxed)
}

/** Two shapes without a line may not even touch another: they would cut the half of its line. */
const dependent = (a: Traced, b: Traced) =>
  overlap(a, b) > (a.shape.line === 'none' || b.shape.line === 'none' ? -1.2 : 0.4)

const solidPaint = ({ fill, line }: Shape) =>
  fill !== undefined && fill !== 'glass' && fill !== 'shade' && line === 'plain'

/** Leaves out what a later shape covers completely. */
export function withoutHidden(shapes: readonly Shape[]): Shape[] {
  const covers = shapes.map((one) => {
    if (!solidPaint(one)) return undefined
    const hull = hullOf(one.outline)
    return areaOf(hull) - areaOf(one.outline) < 1 ? hull : undefined
  })
  return shapes.filter(
    ({ outline }, index) =>
      !covers.slice(index + 1).some((hull) =>
        hull?.every((a, i) => {
          const b = hull[(i + 1) % hull.length] ?? a
          const length = Math.hypot(b[0] - a[0], b[1] - a[1])
          return length < 0.01 || outline.every((point) => cross(a, b, point) / length > -0.2)
        }),
      ),
  )
}

const paintOf = ({ fill, line }: Shape) => `${fill} ${line}`

/** Groups shapes into as few paths as the painter's order allows. */
export function layersOf(shapes: readonly Shape[]): [Shape, ...Shape[]][] {
  const all = shapes.map(traced)
  const below = all.map((one, index) =>
    all.slice(0, index).flatMap((other, i) => (dependent(one, other) ? [i] : [])),
  )
  const done = new Set<number>()
  const layers: [Shape, ...Shape[]][] = []
  const collect = (key: string) => {
    const taken: number[] = []
    const inLayer = new Set<number>()
    all.forEach(({ shape: one }, i) => {
      if (done.has(i) || paintOf(one) !== key) return
      const free = below[i]?.every((b) => done.has(b) || (one.fill === undefined && inLayer.has(b))) ?? true
      if (!free) return
      taken.push(i)
      inLayer.add(i)
    })
    return taken
  }
  while (done.size < all.length) {
    const keys = new Set(shapes.filter((_, i) => !done.has(i)).map(paintOf))
    let best: number[] = []
    for (const key of keys) {
      const taken = collect(key)
      if (taken.length > best.length) best = taken
    }
    for (const i of best) done.add(i)
    const [first, ...rest] = best.flatMap((i) => shapes[i] ?? [])
    if (!first) throw new Error('a scene has shapes that wait for each other')
    layers.push([first, ...rest])
  }
  return layers
}
