import { extrude, front, materials, paint, rectangle, scene, top, wedge } from '../isometric.ts'
import type { Drawing, Flat, Profile, Scene } from '../isometric.ts'
import { connect } from '../isometric.ts'
import { plate, times } from '../parts.ts'

const depth = 52
const face = front(112, 110, 0)
const centre: Flat = [0, 14]
const inner = 56
const outer = 78

const stone = (i: number): Profile => wedge(centre, inner, outer, i * 20, (i + 1) * 20)
const order = [8, 7, 0, 6, 1, 5, 2, 3]

const abutment = (flip: 1 | -1): Profile => {
  const p = (u: number, v: number): Flat => [u * flip, v]
  const a = (62 * Math.PI) / 180
  return [p(inner, 0), p(104, 0), p(104, 100), p(outer * Math.cos(a), 100), p(outer * Math.cos(a), 14 + outer * Math.sin(a)), { to: p(outer, 14), around: centre, ccw: flip < 0 }, p(inner, 14)]
}

const drawing: Drawing = [
  plate(224, 140),
  paint(top(56, 0, 0), rectangle(0, 0, 112, 140), 'glass'),
  extrude(face, abutment(-1), depth),
  extrude(face, abutment(1), depth),
  order.map((i) => extrude(face, stone(i), depth, materials.stone)),
  connect([[112, 84, 110], [112, 84, 140]], 'dashed'),
  extrude(front(112, 110, 46), stone(4), depth, materials.accent),
  times(0, () => []),
]

export const gap: Scene = scene(400, 300, drawing)
