import { scanWithObservatory } from './observatory/scan.ts'
import { evaluatePolicies } from './policies.ts'
import { startSite } from './startSite.ts'

/**
 * Grades the headers of the built site with Google's CSP Evaluator (every page) and MDN's Observatory, on this
 * machine alone; fails below the goal. Run it after a build: npm run audit:headers.
 */
const site = await startSite()
try {
  const passed = [await evaluatePolicies(site.origin), await scanWithObservatory(site)]
  if (passed.includes(false)) process.exitCode = 1
} finally {
  site.stop()
}
