import { SiteCopy } from '../../../tests/support/SiteCopy.ts'
import type { Results } from '../Results.ts'

/** Builds a copy of the site, as `npm run build` does; `dist/` stays as it is. */
export async function measureBuild(results: Results): Promise<void> {
  const copy = new SiteCopy()
  const began = performance.now()
  const { status, stderr } = copy.build()
  const seconds = (performance.now() - began) / 1000
  copy.remove()
  if (status !== 0) throw new Error(stderr)
  results.add('build', 'all pages', seconds)
}
