import { existsSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100

/**
 * How long a process and its children have been computing, in seconds: unlike the time on the clock, it hardly
 * depends on what else the machine does. NaN where the system does not tell.
 */
export function cpuSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own)
}
