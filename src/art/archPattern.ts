/** A quarter arch, which fills a unit square. */
interface Cell {
  column: number
  row: number
  /** Quarter turns, 0 to 3. */
  turn: number
  /** A band, as in the logo, or a filled quarter. */
  band: boolean
}

export const patternTones = 3

/**
 * Draws a pattern of quarter arches. A seed always gives the same pattern. The pattern is denser toward the end of the
 * line; it is drawn for left-to-right pages, and mirrored by right-to-left ones.
 * @returns an SVG path for each tone, up to the last tone that occurs; a cell is one unit wide and high
 */
export function archPattern(seed: string, columns: number, rows: number): string[] {
  const random = randomNumbers(seed)
  const paths = Array.from({ length: patternTones }, () => '')
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [present, turn, tone, band] = [random(), random(), random(), random()]
      if (present > ((column + 0.5) / columns) ** 1.1) continue
      // The last tone, the accent, is rare, and does not occur in the thin first third.
      const index = tone < 0.52 ? 0 : tone < 0.93 || column < columns / 3 ? 1 : 2
      paths[index] += cellPath({ column, row, turn: Math.floor(turn * 4), band: band < 0.45 })
    }
  }
  return paths.slice(0, paths.findLastIndex(Boolean) + 1)
}

/** The corners of the unit square, clockwise. Each quarter turn moves an arch's start to the next corner. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function cellPath({ column, row, turn, band }: Cell): string {
  const at = (index: number) => corners[(index + turn) % 4] ?? corners[0]
  const center = at(0)
  const toward = (corner: readonly [number, number], share: number) =>
    `${round(column + center[0] + (corner[0] - center[0]) * share)} ${round(row + center[1] + (corner[1] - center[1]) * share)}`
  const outer = `M${toward(at(1), 1)}A1 1 0 0 1 ${toward(at(3), 1)}`
  if (!band) return `${outer}L${toward(center, 1)}Z`
  return `${outer}L${toward(at(3), 0.5)}A.5 .5 0 0 0 ${toward(at(1), 0.5)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Mulberry32 on an FNV-1a hash of the seed: numbers from 0 to 1 that never change between builds. */
function randomNumbers(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
