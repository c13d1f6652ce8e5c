import type { Line, Paint, Pixel } from './grid.ts'
import { layersOf, withoutHidden } from './layers.ts'
import { pathOf } from './path.ts'
import { boundsOf } from './polygons.ts'
import { shapesOf, type Drawing, type Shape } from './shapes.ts'

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
