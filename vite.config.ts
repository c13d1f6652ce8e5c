import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { builtLanguages } from './scripts/vite/builtLanguages.ts'
import { development } from './scripts/vite/development/development.ts'
import { siteSettings } from './scripts/siteSettings.ts'
import { browsers } from './scripts/vite/browsers.ts'

const settings = siteSettings(process.env)

export default defineConfig({
  plugins: [react(), builtLanguages(), development()],
  // Formik takes four functions of lodash-es; from its drop-in successor they are 3 KB less for who opens the form.
  resolve: { alias: [{ find: /^lodash-es\//, replacement: 'es-toolkit/compat/' }] },
  server: { port: 5173 },
  define: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  build: {
    target: browsers.map(({ bundler, oldest }) => `${bundler}${oldest}`),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chrome compiles all functions while the file loads, beside the page's own thread (src/app/rendering).
            postBanner: '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                // Otherwise each `lazy` component splits what all pages share of Material UI into more files.
                { name: 'shared', test: /node_modules/, minShareCount: 8 },
                // The shell's texts of a language come in one file.
                {
                  debugName: 'texts of a language',
                  name: (id) => {
                    const shell = /locales\/([\w-]+)\/(?!pages\/|enquiry)[\w-]+\.json$/.exec(id)
                    return shell && `texts-${shell[1]}`
                  },
                },
              ],
            },
          },
        },
      },
    },
  },
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
          // One worker with one DOM for all files: most of what they cost is loading the site, and jsdom, once more.
          isolate: false,
          pool: 'threads',
          maxWorkers: 1,
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          setupFiles: ['tests/server/support/freshModules.ts'],
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/programSetup.ts', 'tests/server/support/postgresSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          isolate: false,
          setupFiles: ['tests/server/support/freshModules.ts'],
          include: ['tests/programs/**/*.test.ts'],
          globalSetup: ['tests/server/support/programSetup.ts', 'tests/server/support/postgresSetup.ts'],
        },
      },
      {
        extends: true,
        // Each test runs a command of package.json, most of them on a copy of the project.
        test: { name: 'commands', include: ['tests/commands/**/*.test.ts'] },
      },
    ],
  },
  // MUI and Emotion are bundled into the prerender, or two copies of their contexts would meet.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'stylis-plugin-rtl', 'i18next-browser-languagedetector'] },
})
