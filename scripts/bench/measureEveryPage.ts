import { pageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { attempt, type SiteBench } from './Bench.ts'
import { inBrowser } from './browser.ts'
import { measureQuality } from './lighthouse.ts'

const paths = languageCodes.flatMap((language) => pageIds.map((id) => pagePath(id, language)))
const all = `all ${paths.length}`

/** What Lighthouse finds wrong with any page of the site, once: these scores do not depend on the machine. */
export async function measureEveryPage(bench: SiteBench): Promise<void> {
  const { results, sites, progress } = bench
  for (const [index, path] of paths.entries()) {
    const found = await attempt(bench, `Lighthouse's quality, ${path}`, () =>
      inBrowser(sites.foreignPort, (_, port) => measureQuality(port, sites.page + path)),
    )
    results.add('accessibility', all, found?.accessibility)
    results.add('bestPractices', all, found?.['best-practices'])
    results.add('seo', all, found?.seo)
    if (found && found.failed.length > 0) results.notes.push(`${path} fails ${found.failed.join(', ')}`)
    if ((index + 1) % 10 === 0) progress(`${index + 1} of ${paths.length} pages looked through by Lighthouse`)
  }
}
