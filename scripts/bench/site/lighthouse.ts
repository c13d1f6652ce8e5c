import lighthouse from 'lighthouse'
import type { Bench } from '../Bench.ts'
import { inBrowser } from './browser.ts'
import type { MeasuredPlace } from './places.ts'
import type { Sites } from './startSites.ts'

interface Audit extends Bench, Sites {
  places: readonly MeasuredPlace[]
}

const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const

/** Lighthouse's phone on simulated slow 4G, processor four times slower; and what it fails beside that. */
export async function measureLighthouse({ places, runs, sites, foreignPort, results, progress }: Audit) {
  for (let run = 1; run <= runs; run += 1) {
    for (const { path } of places) {
      for (const { column, origin } of sites) {
        const found = await results.attempt(`Lighthouse, ${path}`, () =>
          inBrowser(foreignPort, (_, port) => audit(port, origin + path)),
        )
        for (const [category, measure] of Object.entries(scores)) {
          results.add(measure, path, found?.score(category), column)
        }
        if (found?.failed) results.notes.push(`${path} fails ${found.failed}`)
      }
    }
    progress(`run ${run} of ${runs}: Lighthouse`)
  }
}

async function audit(port: number, url: string) {
  const options = { port, logLevel: 'silent', onlyCategories: Object.keys(scores) } as const
  const { lhr } = (await lighthouse(url, options)) ?? {}
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gives no result')
  const { audits, categories } = lhr
  const failed = Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    score: (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100),
    failed: failed.map(({ id }) => id).join(', '),
  }
}
