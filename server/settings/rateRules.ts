import { day, hour, minute, second } from '#server/durations.ts'
import { parseList, type Rule } from './rules.ts'

export interface RateRule {
  limit: number
  windowMs: number
}

/** In ms. No rule has a longer window. */
export const longestWindow = 7 * day

/** `5/10m,30/1d` is 5 within 10 minutes and 30 within a day. */
export const rateRules: Rule<RateRule[]> = {
  allowed: '"off" or rules such as 5/10m,30/1d (up to 1000 within up to 7d; s, m, h and d are the units)',
  parse: (text) => (text === 'off' ? [] : parseList(text, rateRule)),
}

const units: Record<string, number> = { s: second, m: minute, h: hour, d: day }
/** The store keeps the time of each attempt within the window, so the number of attempts has a bound. */
const mostAttempts = 1_000

function rateRule(text: string): RateRule | null {
  const [, count = '', length = '', unit = ''] = /^(\d{1,4})\/(\d{1,5})([smhd])$/.exec(text) ?? []
  const rule = { limit: Number(count), windowMs: Number(length) * (units[unit] ?? 0) }
  const possible = rule.limit >= 1 && rule.limit <= mostAttempts
  return possible && rule.windowMs > 0 && rule.windowMs <= longestWindow ? rule : null
}
