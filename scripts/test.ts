import { spawnSync } from 'node:child_process'

/** What `npm run check` runs (--fast): everything that needs no build, no browser, no server and no database. */
const fastSteps = [
  { name: 'Locale files', command: 'node scripts/locales/index.ts' },
  { name: 'Types of the texts', command: 'node scripts/write-text-types.ts --check' },
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint', command: 'oxlint' },
  { name: 'Format', command: 'prettier --check --log-level warn .' },
  { name: 'Texts outside the locale files', command: 'i18next-cli lint' },
  { name: 'Unit tests', command: 'vitest run --project unit --project features' },
]

/** What `npm test` runs after the fast steps. */
const slowSteps = [
  {
    name: 'The server, and builds that fail',
    command: 'vitest run --project server --project build --maxWorkers 3',
  },
  { name: 'Build', command: 'node scripts/build.ts' },
  {
    name: 'The development server in a browser',
    command: 'playwright test --config tests/development.config.ts',
  },
  {
    name: 'The built site in three engines, and what a screen reader says',
    command: 'playwright test --config tests',
  },
]

// The steps run one after the other; the first that fails is the last.
const steps = process.argv.includes('--fast') ? fastSteps : [...fastSteps, ...slowSteps]
for (const [index, { name, command }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const started = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name}: failed. To run this step alone: npx ${command}`)
    process.exit(1)
  }
  console.log(`    ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
