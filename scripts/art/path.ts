import type { Shape } from './shapes.ts'

/**
 * Paths are written in whole steps of this grid: a long path of relative steps cannot drift, and halves of
 * a pixel cost a third less than tenths.
 */
export const gridPerPixel = 2

/** A circle of radius 1 on a face is an ellipse on the screen with these radii. */
const long = Math.sqrt(3 / 2)
const wide = Math.sqrt(1 / 2)

/** The path data of some shapes. */
export function pathOf(shapes: readonly Shape[]) {
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
