import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'build') {
    if (existsSync('.env')) process.loadEnvFile()
    // Visitors get React's production build, and no drafts of languages, whatever the environment is for.
    process.env['NODE_ENV'] = 'production'
  }
  // Not before: the table of languages reads the environment.
  const { builtLanguages } = await import('./scripts/vite/builtLanguages.ts')
  const { development } = await import('#translation/dev/server/development.ts')
  const { prerender } = await import('./scripts/prerender/prerender.ts')
  const { siteSettings } = await import('./scripts/siteSettings.ts')
  const { browsers } = await import('./scripts/vite/browsers.ts')

  return {
    plugins: [react(), builtLanguages(), development(), prerender()],
    // Formik takes four functions of lodash-es; from its drop-in successor they are 3 KB less for who opens the form.
    resolve: { alias: [{ find: /^lodash-es\//, replacement: 'es-toolkit/compat/' }] },
    // The file .env is the server's, and read above.
    envDir: false,
    server: { port: 5173 },
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
              // Chrome compiles all functions while the file loads, beside the page's own thread (src/scheduling).
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
  }
})
