import { attempt, type SiteBench } from './Bench.ts'
import { inBrowser } from './browser.ts'
import { measureBytes } from './firstLoadBytes.ts'
import type { GoalId } from './goals.ts'
import { measuredPlaces } from './places.ts'

const scriptGoals: Partial<Record<string, GoalId>> = { home: 'homeScript', contact: 'contactScript' }

/** The bytes of a first load, once: they are the same in every run. */
export async function measureFirstLoads(bench: SiteBench): Promise<void> {
  const { results, sites, progress } = bench
  for (const { page, path } of measuredPlaces) {
    const found = await attempt(bench, `Bytes, ${path}`, () =>
      inBrowser(sites.foreignPort, (browser) => measureBytes(browser, sites.page + path)),
    )
    results.add(scriptGoals[page] ?? 'script', path, found?.script)
    results.add('fonts', path, found?.fonts)
  }
  progress('weighed the first loads')
}
