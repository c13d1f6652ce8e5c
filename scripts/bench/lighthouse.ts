import lighthouse from 'lighthouse'

/** The score from 0 to 100, times in ms. */
export interface LighthouseRun {
  performance: number
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Lighthouse's benchmark index: times of two runs compare where it is about the same. */
  machine: number
}

const quality = ['accessibility', 'best-practices', 'seo'] as const
export type Quality = Record<(typeof quality)[number], number>

/** Lighthouse's phone on simulated slow 4G, processor four times slower. */
export async function measurePerformance(port: number, url: string): Promise<LighthouseRun> {
  const { audits, categories, environment } = await run(port, url, ['performance'])
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score(categories['performance']?.score),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  }
}

/** The scores that do not depend on the machine, and the audits that a page fails. */
export async function measureQuality(port: number, url: string): Promise<Quality & { failed: string[] }> {
  const { audits, categories } = await run(port, url, [...quality])
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    accessibility: score(categories['accessibility']?.score),
    'best-practices': score(categories['best-practices']?.score),
    seo: score(categories['seo']?.score),
    failed,
  }
}

async function run(port: number, url: string, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories })
  if (!result) throw new Error(`${url}: Lighthouse gives no result`)
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return result.lhr
}

function score(value: number | null | undefined) {
  return Math.round((value ?? Number.NaN) * 100)
}
