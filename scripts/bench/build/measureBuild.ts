import { SiteCopy } from '../../../tests/support/SiteCopy.ts'
import type { Results } from '../Results.ts'

/** Builds a copy of the site, as `npm run build` does; `dist/` stays as it is. */
export async function measureBuild(results: Results) {
  const copy = new SiteCopy()
  const began = performance.now()
  const { status, stderr } = copy.build()
  const seconds = (performance.now() - began) / 1000
  if (status === 0) results.add('build', 'all pages', seconds)
  else results.notes.add(`The build failed: ${stderr}`)
  copy.remove()
}
