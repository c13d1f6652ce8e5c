import lighthouse from 'lighthouse'
import type { Results } from '../Results.ts'
import { withBrowser } from './browser.ts'
import type { MeasuredPage } from './pages.ts'
import type { Site } from './startSites.ts'

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Measures Lighthouse's four scores on its phone: simulated slow 4G, a processor four times slower. */
export async function measureLighthouse(results: Results, site: Site, { path }: MeasuredPage): Promise<void> {
  const { categories, audits } = await audit(site, path)
  for (const id of onlyCategories) {
    const { score, auditRefs } = categories[id] ?? { score: null, auditRefs: [] }
    results.add(id, path, Math.round((score ?? Number.NaN) * 100), site.column)
    const failed = auditRefs.filter((each) => each.weight > 0 && (audits[each.id]?.score ?? 1) < 1)
    if (id === 'performance') continue
    for (const each of failed) results.notes.add(`Lighthouse, ${path}: ${audits[each.id]?.title}`)
  }
}

function audit(site: Site, path: string) {
  return withBrowser(site, async (_, port) => {
    const flags = { port, onlyCategories: [...onlyCategories] }
    const { lhr } = (await lighthouse(site.origin + path, { ...flags, logLevel: 'silent' })) ?? {}
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gives no result')
    return lhr
  })
}
