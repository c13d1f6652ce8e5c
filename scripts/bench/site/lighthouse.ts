import lighthouse from 'lighthouse'
import type { Results } from '../Results.ts'
import { inBrowser } from './browser.ts'
import type { MeasuredPlace } from './places.ts'
import type { Site } from './startSites.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's four scores on its phone: simulated slow 4G, a processor four times slower. */
export async function measureLighthouse(results: Results, site: Site, { path }: MeasuredPlace) {
  const found = await results.attempt(`Lighthouse, ${path}`, () =>
    inBrowser(site, (_, port) => audit(port, site.origin + path)),
  )
  for (const category of categories) {
    const score = found?.categories[category]?.score
    results.add(category, path, score == null ? undefined : Math.round(score * 100), site.column)
  }
  for (const { id, title } of found?.failed ?? []) results.notes.add(`Lighthouse, ${path}: ${id}: ${title}`)
}

async function audit(port: number, url: string) {
  const { lhr } = (await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })) ?? {}
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gives no result')
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
  return { categories: lhr.categories, failed }
}
