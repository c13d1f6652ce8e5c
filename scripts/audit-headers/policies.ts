import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { pageIds } from '../../src/config/pages.ts'
import { pagePath, unknownPath } from '../../src/i18n/addresses.ts'
import { languageCodes } from '../../src/i18n/languages.ts'

/** Prints what CSP Evaluator finds in the policies of all pages; false where a finding is too severe. */
export async function evaluatePolicies(origin: string): Promise<boolean> {
  const paths = languageCodes.flatMap((code) => [
    ...pageIds.map((id) => pagePath(id, code)),
    unknownPath(code),
  ])
  const findings = (await Promise.all(paths.map((path) => findingsOf(origin, path)))).flat()
  console.log(`\nCSP Evaluator: ${paths.length} pages`)
  for (const [finding, places] of Map.groupBy(findings, ({ text }) => text)) {
    console.log(`  ${finding}  (${places.length} pages, such as ${places[0]?.path})`)
  }
  return findings.every(({ severity }) => severity >= Severity.MEDIUM_MAYBE)
}

async function findingsOf(origin: string, path: string) {
  const { headers } = await fetch(origin + path)
  const { csp } = new CspParser(headers.get('content-security-policy') ?? '')
  return new CspEvaluator(csp).evaluate().map(({ severity, directive, value = '', description }) => ({
    path,
    severity,
    text: `${Severity[severity].padEnd(12)}  ${directive} ${value}: ${description}`,
  }))
}
