/**
 * The drawing vocabulary of every scene: solids, faces and lines on one isometric grid.
 *
 * x runs right and down on the screen, y runs left and down, z runs up. A solid shows three planes: its
 * top, its front (the lit side, which looks along y) and its side (the shade, which looks along x).
 * Things are painted in the order in which they are listed, so what is nearer comes later.
 */

/** A place in the world, in pixels along each axis. */
export type Point = readonly [x: number, y: number, z: number]
/** A place on a face: (x, z) on a front, (y, z) on a side, (x, y) on a top. */
export type Flat = readonly [u: number, v: number]
/** A place on the screen. */
export type Pixel = readonly [x: number, y: number]

export type Plane = 'top' | 'front' | 'side'
export type Paint = 'top' | 'front' | 'side' | 'ground' | 'accent' | 'glass' | 'shade'
export type Line = 'plain' | 'dashed' | 'accent' | 'none'
export type Material = Readonly<Record<Plane, Paint>>

/** A plane of the grid and the place on it from which (u, v) is counted. */
export interface Face {
  plane: Plane
  at: Point
}

/** Part of a circle, from the step before it to `to`. */
export interface Arc {
  to: Flat
  around: Flat
  ccw: boolean
}

export type Step = Flat | Arc
/** A line on a face: closed when it is painted or extruded, open when it is traced. */
export type Profile = readonly [Flat, ...Step[]]

interface ScreenStep {
  to: Pixel
  arc?: { radius: number; tilt: number; large: boolean; clockwise: boolean }
}

/** One shape on the screen. `outline` is its path with the arcs cut into short lines. */
export interface Shape {
  fill: Paint | undefined
  line: Line
  closed: boolean
  steps: readonly ScreenStep[]
  outline: readonly Pixel[]
}

export type Drawing = Shape | readonly Drawing[]

const cosine = Math.sqrt(3) / 2
const sine = 1 / 2

/** The screen position of a point of the world, before the scene is centred. */
export const project = ([x, y, z]: Point): Pixel => [(x - y) * cosine, (x + y) * sine - z]

/** The three planes in the usual paint, and in five others. */
export const materials = {
  solid: { top: 'top', front: 'front', side: 'side' },
  paper: { top: 'ground', front: 'ground', side: 'top' },
  stone: { top: 'ground', front: 'top', side: 'front' },
  glass: { top: 'glass', front: 'glass', side: 'glass' },
  accent: { top: 'accent', front: 'accent', side: 'side' },
  dark: { top: 'side', front: 'side', side: 'side' },
} as const satisfies Record<string, Material>

const visible: Record<Plane, readonly [u: Plane, v: Plane]> = {
  front: ['side', 'top'],
  side: ['front', 'top'],
  top: ['side', 'front'],
}

/** A circle of radius 1 on a face is an ellipse on the screen with these radii, turned by this angle. */
const long = Math.sqrt(3 / 2)
const wide = Math.sqrt(1 / 2)
const tilt: Record<Plane, number> = { top: 0, front: 60, side: -60 }

/** The lit plane through a point: u runs along x, v upwards. */
export const front = (x: number, y: number, z: number): Face => ({ plane: 'front', at: [x, y, z] })
/** The plane in the shade through a point: u runs along y, which is to the left on the screen. */
export const side = (x: number, y: number, z: number): Face => ({ plane: 'side', at: [x, y, z] })
/** The level plane through a point: u runs along x, v along y. */
export const top = (x: number, y: number, z: number): Face => ({ plane: 'top', at: [x, y, z] })

/** The point of the world at (u, v) on a face. */
export function place({ plane, at: [x, y, z] }: Face, [u, v]: Flat): Point {
  if (plane === 'front') return [x + u, y, z + v]
  return plane === 'side' ? [x, y + u, z + v] : [x + u, y + v, z]
}

const isArc = (step: Step): step is Arc => 'around' in step
const end = (step: Step): Flat => (isArc(step) ? step.to : step)
const angle = ([u, v]: Flat, [cu, cv]: Flat) => Math.atan2(v - cv, u - cu)
const round = (value: number) => Math.round(value * 1e6) / 1e6

/** The angle an arc turns through, positive when it is counter-clockwise on its face. */
function sweep(from: Flat, arc: Arc) {
  const turn = angle(arc.to, arc.around) - angle(from, arc.around)
  const full = 2 * Math.PI
  const positive = round(((turn % full) + full) % full) || full
  return arc.ccw ? positive : positive - full || -full
}

const onCircle = ([cu, cv]: Flat, radius: number, radians: number): Flat => [
  cu + radius * Math.cos(radians),
  cv + radius * Math.sin(radians),
]

function flatten(profile: Profile): Flat[] {
  const points: Flat[] = [profile[0]]
  let from = profile[0]
  for (const step of profile.slice(1)) {
    if (isArc(step)) {
      const start = angle(from, step.around)
      const turn = sweep(from, step)
      const radius = Math.hypot(from[0] - step.around[0], from[1] - step.around[1])
      const pieces = Math.ceil(Math.abs(turn) / 0.3)
      for (let i = 1; i < pieces; i++) points.push(onCircle(step.around, radius, start + (turn * i) / pieces))
    }
    from = end(step)
    points.push(from)
  }
  return points
}

function shape(face: Face, profile: Profile, fill: Paint | undefined, line: Line, closed: boolean): Shape {
  const screen = (flat: Flat) => project(place(face, flat))
  let from = profile[0]
  const steps = profile.map((step): ScreenStep => {
    const start = from
    from = end(step)
    if (!isArc(step)) return { to: screen(step) }
    const radius = Math.hypot(start[0] - step.around[0], start[1] - step.around[1])
    // y runs to the left on the screen, so a side and a top show a turn the other way round.
    return {
      to: screen(step.to),
      arc: {
        radius,
        tilt: tilt[face.plane],
        large: Math.abs(sweep(start, step)) > Math.PI + 1e-3,
        clockwise: step.ccw !== (face.plane === 'front'),
      },
    }
  })
  return { fill, line, closed, steps, outline: flatten(profile).map(screen) }
}

/** A flat area on a face. */
export const paint = (face: Face, profile: Profile, fill: Paint, line: Line = 'plain'): Shape =>
  shape(face, profile, fill, line, true)

/** An open line on a face. */
export const trace = (face: Face, profile: Profile, line: Line = 'plain'): Shape =>
  shape(face, profile, undefined, line, false)

/** A closed line on a face. */
export const ring = (face: Face, profile: Profile, line: Line = 'plain'): Shape =>
  shape(face, profile, undefined, line, true)

/** Straight lines through points of the world. */
export function connect(points: readonly [Point, ...Point[]], line: Line = 'plain'): Shape {
  const pixels = points.map(project)
  return { fill: undefined, line, closed: false, steps: pixels.map((to) => ({ to })), outline: pixels }
}

/** A flat area through any points of the world, for the few planes that are not on the grid. */
export function facet(points: readonly [Point, ...Point[]], fill: Paint, line: Line = 'plain'): Shape {
  return { ...connect(points, line), fill, closed: true }
}

/** The shapes of a drawing, one list in the painter's order. */
export const shapesOf = (drawing: Drawing): Shape[] =>
  'steps' in drawing ? [drawing] : drawing.flatMap(shapesOf)

// Profiles

/** The rectangle whose lowest corner is (u, v). */
export const rectangle = (u: number, v: number, width: number, height: number): Profile => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
]

/** The circle around (u, v). */
export function circle(u: number, v: number, radius: number): Profile {
  const around: Flat = [u, v]
  // It starts where the wall behind it comes into sight, so that this wall is one piece.
  const reach = radius * Math.SQRT1_2
  return [
    [u + reach, v - reach],
    { to: [u - reach, v + reach], around, ccw: true },
    { to: [u + reach, v - reach], around, ccw: true },
  ]
}

/** An opening of two quarter arches on straight legs. */
export function arch(u: number, v: number, width: number, height: number): Profile {
  const radius = width / 2
  const spring = v + height - radius
  const leg: Step[] = spring > v ? [[u + width, spring]] : []
  return [[u, v], [u + width, v], ...leg, { to: [u, spring], around: [u + radius, spring], ccw: true }]
}

export type Corner = 0 | 1 | 2 | 3

/** The brand's module: a quarter disc that fills a square from one of its corners (0 is at u, v). */
export function quarter(u: number, v: number, size: number, corner: Corner): Profile {
  const right = corner === 1 || corner === 2
  const up = corner > 1
  const around: Flat = [right ? u + size : u, up ? v + size : v]
  const [a, b]: [Flat, Flat] = [
    onCircle(around, size, (corner * Math.PI) / 2),
    onCircle(around, size, ((corner + 1) * Math.PI) / 2),
  ]
  return [around, a, { to: b, around, ccw: true }]
}

/** A bar with round ends, as wide at each end as that end's radius. */
export function capsule(a: Flat, b: Flat, radiusA: number, radiusB = radiusA): Profile {
  const along = Math.atan2(b[1] - a[1], b[0] - a[0])
  const lean = Math.acos((radiusA - radiusB) / Math.hypot(b[0] - a[0], b[1] - a[1]))
  return [
    onCircle(a, radiusA, along - lean),
    onCircle(b, radiusB, along - lean),
    { to: onCircle(b, radiusB, along + lean), around: b, ccw: true },
    onCircle(a, radiusA, along + lean),
    { to: onCircle(a, radiusA, along - lean), around: a, ccw: true },
  ]
}

/** A stone of an arch: the part of a ring between two angles, in degrees. */
export function wedge(around: Flat, inner: number, outer: number, from: number, to: number): Profile {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180]
  return [
    onCircle(around, outer, a),
    { to: onCircle(around, outer, b), around, ccw: true },
    onCircle(around, inner, b),
    { to: onCircle(around, inner, a), around, ccw: false },
  ]
}

// Solids

interface Edge {
  start: Flat
  arc?: Arc
  finish: Flat
  paint: 0 | 1
}

const same = (a: Flat, b: Flat) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** The edges of a profile behind which an extruded wall can be seen, in order around the profile. */
function walls(profile: Profile): Edge[] {
  const points = flatten(profile)
  const area = points.reduce((sum, [u, v], i) => {
    const [nu, nv] = points[(i + 1) % points.length] ?? profile[0]
    return sum + u * nv - nu * v
  }, 0)
  const outward = area > 0 ? 1 : -1
  const found: Edge[] = []
  let start = profile[0]
  for (const step of [...profile.slice(1), profile[0]]) {
    const finish = end(step)
    if (isArc(step)) found.push(...curvedWalls(start, step, outward))
    else if (!same(start, finish)) {
      const [nu, nv] = [(finish[1] - start[1]) * outward, (start[0] - finish[0]) * outward]
      if (nu + nv > 1e-6) found.push({ start, finish, paint: nu > nv + 1e-6 ? 0 : 1 })
    }
    start = finish
  }
  return found
}

function curvedWalls(start: Flat, arc: Arc, outward: number): Edge[] {
  const turn = sweep(start, arc)
  const first = angle(start, arc.around)
  const radius = Math.hypot(start[0] - arc.around[0], start[1] - arc.around[1])
  const flip = turn * outward > 0 ? 0 : Math.PI
  // A wall comes into sight, and changes its paint, where its normal is at 45° to the grid.
  const cuts = [0, 1]
  for (let k = -11; k <= 11; k += 2) {
    const at = round(((k * Math.PI) / 4 - first) / turn)
    if (at > 0 && at < 1) cuts.push(at)
  }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, i): Edge[] => {
    const from = cuts[i] ?? 0
    const normal = first + turn * ((from + to) / 2) + flip
    const [nu, nv] = [Math.cos(normal), Math.sin(normal)]
    if (nu + nv <= 0) return []
    const a = from === 0 ? start : onCircle(arc.around, radius, first + turn * from)
    const b = to === 1 ? arc.to : onCircle(arc.around, radius, first + turn * to)
    return [{ start: a, finish: b, arc: { ...arc, to: b }, paint: nu > nv ? 0 : 1 }]
  })
}

function leaves(edge: Edge, atStart: boolean) {
  if (!edge.arc) return Math.atan2(edge.finish[1] - edge.start[1], edge.finish[0] - edge.start[0])
  const spoke = angle(atStart ? edge.start : edge.finish, edge.arc.around)
  return spoke + (edge.arc.ccw ? Math.PI / 2 : -Math.PI / 2)
}

const smooth = (a: Edge, b: Edge) =>
  same(a.finish, b.start) && Math.cos(leaves(a, false) - leaves(b, true)) > 0.999

/** The wall behind a run of edges: along them, back by the depth, and the same way home. */
function band(run: readonly [Edge, ...Edge[]], depth: number): Profile {
  const back = ([u, v]: Flat): Flat => [u + depth, v + depth]
  const [first, ...rest] = run
  const edges: [Edge, ...Edge[]] = [first]
  for (const edge of rest) {
    const last = edges.at(-1) ?? first
    const oneCircle = last.arc && edge.arc && same(last.arc.around, edge.arc.around)
    if (oneCircle) edges.splice(-1, 1, { ...edge, start: last.start })
    else edges.push(edge)
  }
  const last = edges.at(-1) ?? first
  return [
    edges[0].start,
    ...edges.map(({ arc, finish }): Step => arc ?? finish),
    back(last.finish),
    ...edges
      .toReversed()
      .map(({ start, arc }): Step =>
        arc ? { to: back(start), around: back(arc.around), ccw: !arc.ccw } : back(start),
      ),
  ]
}

function runsOf(edges: readonly Edge[], joined: (a: Edge, b: Edge) => boolean): [Edge, ...Edge[]][] {
  const runs: [Edge, ...Edge[]][] = []
  for (const edge of edges) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && joined(last, edge)) run.push(edge)
    else runs.push([edge])
  }
  const [head, tail] = [runs[0], runs.at(-1)]
  const last = tail?.at(-1)
  if (head && tail && last && head !== tail && joined(last, head[0])) {
    runs.shift()
    tail.push(...head)
  }
  return runs
}

const nearness = ({ start, finish }: Edge) => start[0] + start[1] + finish[0] + finish[1]

/**
 * A solid: a profile on a face, and what is behind it. On every plane of this grid the way back is the
 * direction (1, 1) of the face's own coordinates, so one rule shows which walls are in sight.
 */
export function extrude(
  face: Face,
  profile: Profile,
  depth: number,
  material: Material = materials.solid,
): Drawing {
  const [across, along] = visible[face.plane]
  const paintOf = (edge: Edge) => material[edge.paint === 0 ? across : along]
  const bands = runsOf(walls(profile), smooth).toSorted(([a], [b]) => nearness(a) - nearness(b))
  return [
    bands.map((run): Drawing => {
      const parts = runsOf(run, (a, b) => same(a.finish, b.start) && paintOf(a) === paintOf(b))
      const whole = band(run, depth)
      if (parts.length === 1) return paint(face, whole, paintOf(run[0]))
      return [
        parts.map((part) => paint(face, band(part, depth), paintOf(part[0]), 'none')),
        ring(face, whole),
      ]
    }),
    paint(face, profile, material[face.plane]),
  ]
}

/** A box with its lowest corner at (x, y, z). */
export const box = ([x, y, z]: Point, [dx, dy, dz]: Point, material?: Material): Drawing =>
  extrude(top(x, y, z + dz), rectangle(0, 0, dx, dy), dz, material)

/** A standing cylinder; (x, y, z) is the middle of its foot. */
export const cylinder = ([x, y, z]: Point, radius: number, height: number, material?: Material): Drawing =>
  extrude(top(x, y, z + height), circle(0, 0, radius), height, material)

/** The paints of a niche; the sill is what one could stand on. */
export interface NichePaints {
  back?: Paint
  jamb?: Paint
  sill?: Paint
}

/** An arched niche cut into a face: its back wall, the jamb in sight and the sill. */
export function niche(
  face: Face,
  [u, v]: Flat,
  [width, height]: Flat,
  depth: number,
  { back = 'side', jamb = 'front', sill = 'top' }: NichePaints = {},
): Drawing {
  const radius = width / 2
  const spring = v + height - radius
  const turn = onCircle([u + radius, spring], radius, (3 * Math.PI) / 4)
  const deep = ([a, b]: Flat): Flat => [a + depth, b + depth]
  return [
    paint(face, arch(u, v, width, height), back),
    paint(face, [[u, v], [u + width, v], [u + width, v + depth], deep([u, v])], sill),
    paint(
      face,
      [
        [u, v],
        deep([u, v]),
        deep([u, spring]),
        { to: deep(turn), around: deep([u + radius, spring]), ccw: false },
        turn,
        { to: [u, spring], around: [u + radius, spring], ccw: true },
      ],
      jamb,
    ),
  ]
}

// Scenes

/**
 * Paths are written in whole steps of this grid: a long path of relative steps cannot drift, and halves of
 * a pixel cost a third less than tenths.
 */
export const gridPerPixel = 2

/** What is drawn together: one path with one paint, in steps of the grid. */
export interface Layer {
  fill: Paint | undefined
  line: Line
  path: string
}

export interface Scene {
  width: number
  height: number
  layers: readonly Layer[]
  /** The box around everything drawn: left, top, right, bottom. */
  bounds: readonly [number, number, number, number]
}

/** A drawing as large as the picture lets it be, in its middle; only the line keeps its own weight. */
export function scene(width: number, height: number, drawing: Drawing, margin = 16): Scene {
  const world = shapesOf(drawing)
  const [left, above, right, below] = boundsOf(world.flatMap(({ outline }) => outline))
  const zoom = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (below - above))
  const dx = (width - zoom * (left + right)) / 2
  const dy = (height - zoom * (above + below)) / 2
  const fit = ([x, y]: Pixel): Pixel => [x * zoom + dx, y * zoom + dy]
  const shapes = world.map((one): Shape => ({
    ...one,
    outline: one.outline.map(fit),
    steps: one.steps.map(({ to, arc }) =>
      arc ? { to: fit(to), arc: { ...arc, radius: arc.radius * zoom } } : { to: fit(to) },
    ),
  }))
  return {
    width,
    height,
    layers: layersOf(withoutHidden(shapes)).map(([first, ...rest]) => ({
      fill: first.fill,
      line: first.line,
      path: pathOf([first, ...rest]),
    })),
    bounds: boundsOf(shapes.flatMap(({ outline }) => outline)),
  }
}

function boundsOf(pixels: readonly Pixel[]): [number, number, number, number] {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const cross = ([ax, ay]: Pixel, [bx, by]: Pixel, [cx, cy]: Pixel) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

function hullOf(pixels: readonly Pixel[]): Pixel[] {
  const sorted = pixels.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (points: readonly Pixel[]) => {
    const chain: Pixel[] = []
    for (const point of points) {
      for (;;) {
        const [a, b] = chain.slice(-2)
        if (!a || !b || cross(a, b, point) > 1e-9) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

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

const areaOf = (points: readonly Pixel[]) =>
  Math.abs(
    points.reduce((sum, point, i) => sum + cross([0, 0], point, points[(i + 1) % points.length] ?? point), 0),
  )

/** Leaves out what a later shape covers completely. */
function withoutHidden(shapes: readonly Shape[]): Shape[] {
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

/** Groups shapes into as few paths as the painter's order allows. */
function layersOf(shapes: readonly Shape[]): [Shape, ...Shape[]][] {
  const all = shapes.map(traced)
  const below = all.map((one, index) =>
    all.slice(0, index).flatMap((other, i) => (dependent(one, other) ? [i] : [])),
  )
  const done = new Set<number>()
  const layers: [Shape, ...Shape[]][] = []
  const keyOf = ({ fill, line }: Shape) => `${fill} ${line}`
  const collect = (key: string) => {
    const taken: number[] = []
    const inLayer = new Set<number>()
    all.forEach(({ shape: one }, i) => {
      if (done.has(i) || keyOf(one) !== key) return
      const free = below[i]?.every((b) => done.has(b) || (one.fill === undefined && inLayer.has(b))) ?? true
      if (!free) return
      taken.push(i)
      inLayer.add(i)
    })
    return taken
  }
  while (done.size < all.length) {
    const keys = new Set(shapes.filter((_, i) => !done.has(i)).map(keyOf))
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

function pathOf(shapes: readonly Shape[]) {
  let path = ''
  let [penX, penY] = [0, 0]
  for (const { steps, closed } of shapes) {
    const [startX, startY] = [onGrid(steps[0]?.to[0] ?? 0), onGrid(steps[0]?.to[1] ?? 0)]
    steps.forEach(({ to, arc }, i) => {
      const [x, y] = [onGrid(to[0]), onGrid(to[1])]
      const [right, down] = [x - penX, y - penY]
      if (i === 0) path += `${path ? 'm' : 'M'}${pair(right, down)}`
      else if (arc) {
        const flags = `${arc.large ? 1 : 0} ${arc.clockwise ? 1 : 0}`
        path += `a${pair(onGrid(arc.radius * long), onGrid(arc.radius * wide))} ${arc.tilt} ${flags}${spaced(right)}${spaced(down)}`
      } else if (right === 0 && down === 0) return
      else if (right === 0) path += `v${down}`
      else if (down === 0) path += `h${right}`
      else path += `l${pair(right, down)}`
      ;[penX, penY] = [x, y]
    })
    if (closed) {
      path += 'z'
      ;[penX, penY] = [startX, startY]
    }
  }
  return path
}

const onGrid = (value: number) => Math.round(value * gridPerPixel)
const spaced = (value: number) => (value < 0 ? `${value}` : ` ${value}`)
const pair = (x: number, y: number) => x + spaced(y)

// Files

/** The page gives these properties; the colours are for a file that is opened on its own. */
const colours: Readonly<Record<Paint | 'line', string>> = {
  top: '#F1E8D9',
  front: '#0B7A80',
  side: '#0E3A4A',
  ground: '#FBF7F0',
  accent: '#E9A23B',
  glass: '#0B7A8040',
  shade: '#0A1E2C1F',
  line: '#0A1E2C',
}

const variable = (name: Paint | 'line') => `var(--art-${name},${colours[name]})`

const strokes: Readonly<Record<Line, string>> = {
  plain: '',
  dashed: ` stroke-dasharray="${4 * gridPerPixel} ${5 * gridPerPixel}"`,
  accent: ` stroke="${variable('accent')}"`,
  none: ' stroke="none"',
}

/**
 * The file of scenes that are shown together, for `<use href="….svg#<name>">`: one file compresses to a
 * third less than one each.
 */
export function toSvg(sheet: Readonly<Record<string, Scene>>): string {
  const symbols = Object.entries(sheet).map(([name, one]) => symbolOf(name, one))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function symbolOf(name: string, { width, height, layers }: Scene) {
  const paths = layers.map(({ fill, line, path }) => {
    const painted = fill ? ` fill="${variable(fill)}"` : ''
    return `<path${painted}${strokes[line]} d="${path}"/>`
  })
  const attributes =
    `id="${name}" viewBox="0 0 ${width * gridPerPixel} ${height * gridPerPixel}" ` +
    `fill="none" stroke="${variable('line')}" stroke-width="${1.5 * gridPerPixel}" ` +
    'stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol ${attributes}>${paths.join('')}</symbol>`
}
