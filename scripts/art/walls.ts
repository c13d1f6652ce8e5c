import { angle, end, flatten, isArc, onCircle, round, sweep } from './arcs.ts'
import type { Arc, Flat, Profile, Step } from './grid.ts'

export interface Edge {
  start: Flat
  arc?: Arc
  finish: Flat
  paint: 0 | 1
}

export const same = (a: Flat, b: Flat) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

/** The edges of a profile behind which an extruded wall can be seen, in order around the profile. */
export function walls(profile: Profile): Edge[] {
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
  const halfTurn = turn * outward > 0 ? 0 : Math.PI
  // A wall comes into sight, and changes its paint, where its normal is at 45° to the grid.
  const cuts = [0, 1]
  for (let k = -11; k <= 11; k += 2) {
    const at = round(((k * Math.PI) / 4 - first) / turn)
    if (at > 0 && at < 1) cuts.push(at)
  }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, i): Edge[] => {
    const from = cuts[i] ?? 0
    const normal = first + turn * ((from + to) / 2) + halfTurn
    const [nu, nv] = [Math.cos(normal), Math.sin(normal)]
    if (nu + nv <= 0) return []
    const a = from === 0 ? start : onCircle(arc.around, radius, first + turn * from)
    const b = to === 1 ? arc.to : onCircle(arc.around, radius, first + turn * to)
    return [{ start: a, finish: b, arc: { ...arc, to: b }, paint: nu > nv ? 0 : 1 }]
  })
}

/** The direction in which an edge starts or ends, in radians. */
function direction(edge: Edge, atStart: boolean) {
  if (!edge.arc) return Math.atan2(edge.finish[1] - edge.start[1], edge.finish[0] - edge.start[0])
  const spoke = angle(atStart ? edge.start : edge.finish, edge.arc.around)
  return spoke + (edge.arc.ccw ? Math.PI / 2 : -Math.PI / 2)
}

export const smooth = (a: Edge, b: Edge) =>
  same(a.finish, b.start) && Math.cos(direction(a, false) - direction(b, true)) > 0.999

/** The wall behind a run of edges: along them, back by the depth, and the same way home. */
export function band(run: readonly [Edge, ...Edge[]], depth: number): Profile {
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

export function runsOf(edges: readonly Edge[], joined: (a: Edge, b: Edge) => boolean): [Edge, ...Edge[]][] {
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

export const nearness = ({ start, finish }: Edge) => start[0] + start[1] + finish[0] + finish[1]
