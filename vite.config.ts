import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'build') {
    await import('./scripts/loadEnvFile.ts')
    // Visitors get React's production build and no draft languages, whatever the environment says.
    process.env['NODE_ENV'] = 'production'
  }
  // These imports come after the environment is set: the table of languages reads it.
  const { isShellNamespace } = await import('#config/pages.ts')
  const { builtLanguages } = await import('./scripts/vite/builtLanguages.ts')
  const { prerender } = await import('./scripts/prerender/prerender.ts')
  const { searchFiles } = await import('./scripts/vite/searchFiles.ts')
  const { siteSettings } = await import('./scripts/siteSettings.ts')
  const { hydratedDevelopment } = await import('./scripts/vite/hydratedDevelopment.ts')
  const { namesOnOneLine } = await import('./scripts/vite/namesOnOneLine.ts')
  const { browsers } = await import('./scripts/vite/browsers.ts')
  // The translators' workshop. Without it, the site is built as well: its search knows no terms of the glossary, and a
  // product's name may stand on two lines.
  const hasWorkshop = existsSync('translation')
  if (!hasWorkshop) console.warn('translation/ is missing: the search has no terms of the glossary')
  const searchTerms = hasWorkshop ? (await import('#translation/files/searchTerms.ts')).searchTerms : () => []
  const names = hasWorkshop
    ? (await import('#translation/facts.json', { with: { type: 'json' } })).default.names
    : []
  const development =
    command === 'serve' ? [(await import('#translation/dev/server/development.ts')).development()] : []

  return {
    plugins: [
      react(),
      builtLanguages(),
      namesOnOneLine(names),
      ...development,
      hydratedDevelopment(),
      searchFiles(searchTerms),
      prerender(searchTerms),
    ],
    // Formik uses four functions of lodash-es. From its drop-in successor es-toolkit, they take 3 KB less of the form.
    resolve: { alias: [{ find: /^lodash-es\//, replacement: 'es-toolkit/compat/' }] },
    // The file .env belongs to the server, and is read above.
    envDir: false,
    server: {
      port: 5173,
      // What a page of `npm run dev` may ask for. Enquiries, mails, exports and logs lie beside it (decision 52).
      fs: { allow: ['index.html', 'locales', 'node_modules', 'src', 'translation'] },
      // No page of another site reads an answer, nor does one from another port of this machine.
      cors: false,
    },
    // Node.js would import the whole of the plugin's module where the bundler takes its default export.
    ssr: { noExternal: ['stylis-plugin-rtl'] },
    define: Object.fromEntries(
      Object.entries(siteSettings(process.env)).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    build: {
      target: browsers.map(({ bundler, oldest }) => `${bundler}${oldest}`),
      assetsInlineLimit: 0,
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Chrome compiles all functions beside the page's own thread: a slow phone works 700 ms sooner (tests/bench/log.md).
              postBanner: '//# allFunctionsCalledOnLoad',
              codeSplitting: {
                groups: [
                  // Vite's helper for imports. In the entry, whose name changes with each deploy, it would rename all that use it.
                  { name: 'preload', test: /vite\/preload-helper/ },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                  },
                  // Without this group, each `lazy` component splits the common part of Material UI into more files.
                  { name: 'shared', test: /node_modules/, minShareCount: 8 },
                  // What most pages share: a small file of its own costs 200 bytes.
                  { name: 'site', test: /\/src\//, minShareCount: 8 },
                  // A language's texts for the shell are one file.
                  {
                    debugName: 'texts of a language',
                    name: (id) => {
                      const [, language, namespace] = /locales\/([\w-]+)\/([\w-]+)\.json$/.exec(id) ?? []
                      return namespace && isShellNamespace(namespace) ? `texts-${language}` : null
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  }
})
