import type { Pixel } from './grid.ts'

/** @returns left, top, right, bottom */
export function boundsOf(pixels: readonly Pixel[]): [number, number, number, number] {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Twice the area of a triangle; its sign says which way round its corners go. */
export const cross = ([ax, ay]: Pixel, [bx, by]: Pixel, [cx, cy]: Pixel) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The convex hull. */
export function hullOf(pixels: readonly Pixel[]): Pixel[] {
  const sorted = pixels.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One side of a convex hull, from the first to the last of its sorted points. */
function halfHull(points: readonly Pixel[]) {
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

export const areaOf = (points: readonly Pixel[]) =>
  Math.abs(
    points.reduce((sum, point, i) => sum + cross([0, 0], point, points[(i + 1) % points.length] ?? point), 0),
  )
