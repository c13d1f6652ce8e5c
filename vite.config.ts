import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bootInDevelopment } from './scripts/vite/bootInDevelopment.ts'
import { localeReload } from './scripts/vite/localeReload.ts'
import { nameStyles } from './scripts/vite/nameStyles.ts'
import { siteSettings } from './scripts/siteSettings.ts'

const settings = siteSettings(process.env)

export default defineConfig({
  plugins: [react(), nameStyles(), bootInDevelopment(), localeReload()],
  server: { port: 5173 },
  define: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-i18next|html-parse-stringify)\//,
                },
                // What several pages are made of: a file for each block would be ten more requests. Material UI
                // and what only its components need, such as Stylis in its folder src, stay out, or every page would
                // load them.
                {
                  name: 'blocks',
                  test: /^(?!.*node_modules).*\/src\/(?!pages\/|features\/|shared\/|.*(?:MaterialUi|material-ui))/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // The shell's texts of a language come in one file.
                {
                  debugName: 'texts of a language',
                  name: (id) =>
                    /locales\/(\w+)\/(?!pages\/|enquiry|material-ui)[\w-]+\.json$/
                      .exec(id)?.[1]
                      ?.replace(/^/, 'texts-') ?? null,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    include: ['{src,server}/**/*.test.{ts,tsx}', 'tests/{unit,server}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/server/support/postgresSetup.ts'],
    setupFiles: ['tests/unit/setup.ts'],
    server: { deps: { inline: [/^@mui\//, /^@emotion\//] } },
  },
  // MUI and Emotion are bundled into the prerender, or two copies of their contexts would meet.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'stylis-plugin-rtl', 'i18next-browser-languagedetector'] },
})
