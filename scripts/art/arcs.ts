import type { Arc, Flat, Profile, Step } from './grid.ts'

export const isArc = (step: Step): step is Arc => 'around' in step
export const end = (step: Step): Flat => (isArc(step) ? step.to : step)
/** The direction from a centre to a point, in radians. */
export const angle = ([u, v]: Flat, [cu, cv]: Flat) => Math.atan2(v - cv, u - cu)
/** So that results which differ by floating point alone are equal. */
export const round = (value: number) => Math.round(value * 1e6) / 1e6

/** The angle an arc turns through, positive when it is counter-clockwise on its face. */
export function sweep(from: Flat, arc: Arc) {
  const turn = angle(arc.to, arc.around) - angle(from, arc.around)
  const full = 2 * Math.PI
  const positive = round(((turn % full) + full) % full) || full
  return arc.ccw ? positive : positive - full || -full
}

export const onCircle = ([cu, cv]: Flat, radius: number, radians: number): Flat => [
  cu + radius * Math.cos(radians),
  cv + radius * Math.sin(radians),
]

/** The points of a profile, its arcs cut into short lines. */
export function flatten(profile: Profile): Flat[] {
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
