import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Each test runs a server, a program of the system or a command: in a process whose modules are fresh. */
const serverTests = {
  isolate: false,
  setupFiles: ['tests/server/support/freshModules.ts'],
  globalSetup: ['tests/server/support/programSetup.ts', 'tests/server/support/postgresSetup.ts'],
}

/**
 * One worker with one DOM for all files: most of what they cost is loading the site, and jsdom, once more. Vitest asks
 * projects with other numbers of workers to run before or after each other.
 */
const unitTests = { sequence: { groupOrder: 1 }, isolate: false, pool: 'threads' as const, maxWorkers: 1 }

export default defineConfig(async (env) =>
  mergeConfig(await viteConfig(env), {
    test: {
      server: { deps: { inline: [/^@mui\//, /^@emotion\//] } },
      // What has not changed is not transformed again: the unit tests take 30 s, and 39.
      fsModuleCache: true,
      setupFiles: ['tests/unit/setup.ts'],
      // These limits only end tests that hang; no test asserts how fast the machine is.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // One more than the default on two cores: much of the time goes by in waiting for other programs.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
            exclude: ['tests/unit/beyond/**'],
            ...unitTests,
          },
        },
        {
          extends: true,
          // What the site has beyond the specification.
          test: { name: 'beyond', include: ['tests/unit/beyond/**/*.test.{ts,tsx}'], ...unitTests },
        },
        {
          extends: true,
          test: { name: 'server', include: ['tests/server/**/*.test.ts'], ...serverTests },
        },
        {
          extends: true,
          test: { name: 'programs', include: ['tests/programs/**/*.test.ts'], ...serverTests },
        },
        {
          extends: true,
          // Each test runs a command of package.json, most of them on a copy of the project.
          test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] },
        },
      ],
    },
  }),
)
