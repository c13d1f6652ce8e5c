import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { front, materials, place, project, side, top } from '../../../scripts/art/grid.ts'
import { gridPerPixel } from '../../../scripts/art/path.ts'
import { arch, circle, quarter, rectangle } from '../../../scripts/art/profiles.ts'
import { scene, type Scene } from '../../../scripts/art/scene.ts'
import { connect, paint, shapesOf, type Shape } from '../../../scripts/art/shapes.ts'
import { box, cylinder, extrude } from '../../../scripts/art/solids.ts'
import { toSvg } from '../../../scripts/art/svg.ts'
import { sheets } from '../../../scripts/art/scenes.ts'

const folder = new URL('../../../src/art/drawn/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const files: [string, Record<string, Scene>][] = Object.entries(sheets)

const fills = (shapes: readonly Shape[]) => shapes.map(({ fill, line }) => `${fill} ${line}`)

const angle = ([x, y]: readonly [number, number]) => (Math.atan2(y, x) * 180) / Math.PI

/** Where every step of a path ends, the way a browser would follow it. */
function ends(path: string) {
  const found: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const [dx, dy] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    if (command === 'z') [x, y] = [startX, startY]
    else if (command === 'h') x += dy
    else if (command === 'v') y += dy
    else [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
    if (command === 'm' || command === 'M') [startX, startY] = [x, y]
    found.push([x, y])
  }
  return found
}

test('the three axes lie at 30 degrees and upright, all with one scale', () => {
  expect(angle(project([1, 0, 0]))).toBeCloseTo(30)
  expect(angle(project([0, 1, 0]))).toBeCloseTo(150)
  expect(angle(project([0, 0, 1]))).toBeCloseTo(-90)
  for (const axis of [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, 1])])
    expect(Math.hypot(...axis)).toBeCloseTo(1)
})

test('each face counts u and v along its own two axes', () => {
  expect(place(front(1, 2, 3), [10, 20])).toEqual([11, 2, 23])
  expect(place(side(1, 2, 3), [10, 20])).toEqual([1, 12, 23])
  expect(place(top(1, 2, 3), [10, 20])).toEqual([11, 22, 3])
})

test('a box shows its front, its side and its top', () => {
  expect(fills(shapesOf(box([0, 0, 0], [3, 2, 1]))).toSorted()).toEqual([
    'front plain',
    'side plain',
    'top plain',
  ])
})

test('a cylinder has one outline around its two planes', () => {
  expect(fills(shapesOf(cylinder([0, 0, 0], 5, 9)))).toEqual([
    'side none',
    'front none',
    'undefined plain',
    'top plain',
  ])
})

test('an arch through a solid shows one jamb, up to where it turns away', () => {
  const shapes = shapesOf(
    extrude(
      front(0, 0, 0),
      [[0, 0], [10, 0], { to: [30, 0], around: [20, 0], ccw: false }, [40, 0], [40, 30], [0, 30]],
      8,
    ),
  )
  expect(fills(shapes).toSorted()).toEqual(['front plain', 'side plain', 'side plain', 'top plain'])
})

test('a quarter arch stays in its square', () => {
  for (const corner of [0, 1, 2, 3] as const) {
    const size = 10
    const flat = quarter(0, 0, size, corner).map((step) => ('to' in step ? step.to : step))
    for (const value of flat.flat()) {
      expect(value).toBeGreaterThanOrEqual(-1e-9)
      expect(value).toBeLessThanOrEqual(size + 1e-9)
    }
  }
})

test('an arch as high as its radius has no legs', () => {
  expect(arch(0, 0, 20, 10)).toHaveLength(3)
  expect(arch(0, 0, 20, 30)).toHaveLength(4)
})

test('shapes with one paint share a path unless one lies on the other', () => {
  const face = top(0, 0, 0)
  const apart = scene(100, 100, [
    paint(face, rectangle(0, 0, 9, 9), 'top'),
    paint(face, rectangle(20, 0, 9, 9), 'top'),
  ])
  expect(apart.layers).toHaveLength(1)
  const stacked = scene(100, 100, [
    paint(face, rectangle(0, 0, 9, 9), 'top'),
    paint(face, circle(9, 9, 4), 'top'),
  ])
  expect(stacked.layers).toHaveLength(2)
})

test('what is nearer stays on top', () => {
  const face = top(0, 0, 0)
  const { layers } = scene(100, 100, [
    paint(face, rectangle(0, 0, 20, 20), 'top'),
    paint(face, circle(0, 0, 5), 'front'),
    paint(face, rectangle(-2, -2, 4, 4), 'top'),
  ])
  expect(layers.map(({ fill }) => fill)).toEqual(['top', 'front', 'top'])
})

test('what is covered completely is not drawn', () => {
  const face = top(0, 0, 0)
  const { layers } = scene(100, 100, [
    paint(face, circle(10, 10, 4), 'front'),
    paint(face, rectangle(0, 0, 20, 20), 'top'),
  ])
  expect(layers.map(({ fill }) => fill)).toEqual(['top'])
  const seen = scene(100, 100, [
    paint(face, circle(10, 10, 4), 'front'),
    paint(face, rectangle(0, 0, 20, 20), 'glass'),
  ])
  expect(seen.layers.map(({ fill }) => fill)).toEqual(['front', 'glass'])
})

test('a scene fills its picture up to the margin', () => {
  const { bounds } = scene(400, 300, box([0, 0, 0], [10, 10, 10]), 20)
  expect(bounds[1]).toBeCloseTo(20)
  expect(bounds[3]).toBeCloseTo(280)
  expect(bounds[0] + bounds[2]).toBeCloseTo(400)
})

test('rounding does not add up along a path', () => {
  const stairs = Array.from({ length: 300 }, (_, i) => [i * 0.37, i % 2, i * 0.61] as const)
  const drawn = scene(640, 480, connect([[0, 0, 0], ...stairs]))
  const last = ends(drawn.layers[0]?.path ?? '').at(-1)
  expect(Math.abs((last?.[0] ?? 0) / gridPerPixel - drawn.bounds[2])).toBeLessThan(2)
  expect(Math.abs((last?.[1] ?? 0) / gridPerPixel - drawn.bounds[1])).toBeLessThan(2)
})

const draw = () =>
  toSvg({
    one: scene(400, 300, [box([0, 0, 0], [9, 8, 7]), cylinder([20, 0, 0], 5, 9, materials.glass)]),
  })

test('the same drawing gives the same file', () => {
  expect(draw()).toBe(draw())
})

test('every sheet has its file and every file its sheet', () => {
  expect(readdirSync(folder).toSorted()).toEqual(files.map(([sheet]) => `${sheet}.svg`).toSorted())
})

describe.each(files)('%s.svg', (sheet, scenes) => {
  const text = read(`${sheet}.svg`)

  test('is what the scenes draw now (npm run art)', () => {
    expect(text).toBe(toSvg(scenes))
  })

  test('holds only paths in the paints of the page, under the names of the scenes', () => {
    expect(new Set([...text.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(['svg', 'symbol', 'path']),
    )
    expect([...text.matchAll(/\bid="([^"]*)"/g)].map(([, name]) => name)).toEqual(Object.keys(scenes))
    expect(text).not.toMatch(/style|class|transform|<!--|>[^<\s]/)
    const paints = [...text.matchAll(/\b(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)
    for (const value of paints)
      expect(value).toMatch(
        /^(none|var\(--art-(top|front|side|ground|accent|glass|shade|line),#[0-9A-F]{6,8}\))$/,
      )
  })

  test('has one weight of line and only whole numbers in its paths', () => {
    expect(new Set(text.match(/stroke-width="[^"]*"/g))).toEqual(new Set(['stroke-width="3"']))
    for (const [, path] of text.matchAll(/ d="([^"]*)"/g)) expect(path).not.toContain('.')
  })

  test.each(Object.entries(scenes))(
    '%s stays inside its picture',
    (name, { width, height, bounds, layers }) => {
      const viewBox = `0 0 ${width * gridPerPixel} ${height * gridPerPixel}`
      expect(text).toContain(`<symbol id="${name}" viewBox="${viewBox}"`)
      expect(Math.min(bounds[0], bounds[1], width - bounds[2], height - bounds[3])).toBeGreaterThanOrEqual(12)
      for (const [x, y] of layers.flatMap(({ path }) => ends(path))) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width * gridPerPixel)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height * gridPerPixel)
      }
    },
  )
})
