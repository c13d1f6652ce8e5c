import { runLanes } from './support/runLanes.ts'
import { playwright, program, script, vitest } from './support/testSteps.ts'

/** `npm test`, and with `--all` `npm run test:all`: two lanes, which keep two cores busy. The first failure stops both. */
const all = process.argv.includes('--all')

const withoutBrowsers = [
  script('Texts', 'locales'),
  // Types first: the linter reads what they write.
  script('Types', 'types'),
  script('Lint', 'lint'),
  script('Format', 'format:check'),
  vitest('Unit, server', ...(all ? ['unit', 'beyond', 'server'] : ['unit', 'server'])),
  ...(all ? [vitest('Programs', 'commands', 'programs')] : []),
]

const withBrowsers = [
  program('Build', 'vite build'),
  ...(all
    ? [playwright('Browsers', 'tests'), playwright('Development', 'tests/development.config.ts')]
    : [playwright('Site', 'tests', '--project=site', '--project=chromium', '--grep-invert=@beyond')]),
]

const { total, failed } = await runLanes([withoutBrowsers, withBrowsers], {
  ...process.env,
  ...(all && { STORES: 'all' }),
})

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (failed) {
  console.log(`${failed.title}: failed. To run it by itself: ${failed.alone}`)
  process.exitCode = 1
} else if (!all) {
  console.log(
    'For search, questionnaires, print, other engines and languages, PostgreSQL and Debian’s programs: npm run test:all',
  )
}
