import { about, type Finding, type OtherClock } from './Finding.ts'

const { ok, warn, fail } = about('clock')

/** In ms. */
const tolerance = 60_000

/** Whether this machine's clock agrees with the others that were met. */
export function checkClocks(others: readonly OtherClock[]): Finding[] {
  if (others.length === 0)
    return [warn('not compared: neither a database server nor the captcha provider told a time')]
  return others.map(({ name, ahead }) => {
    const seconds = Math.round(Math.abs(ahead) / 1000)
    if (Math.abs(ahead) <= tolerance) return ok(`within ${Math.max(1, seconds)} s of that of ${name}`)
    return fail(
      `${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} that of ${name}: let NTP set the clocks (timedatectl)`,
    )
  })
}
