/** A time as `2026-11-21 11:03:30`, in UTC. @param time ms since the epoch */
export function utcTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
