import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import type * as EntryServer from '#entry-server.tsx'
import { headScripts, type HeadScript } from '../vite/headScripts.ts'
import { bundle } from './bundle.ts'
import { findSources } from './findSources.ts'
import type { HeadScripts } from './documentHtml.ts'
import { requireOpenGraphImages } from './openGraphImages.ts'
import { pageModules } from './pageModules.ts'
import { renderPages } from './renderPages.ts'
import { namesIn, type SearchTerms } from './search/makeSearchFile.ts'
import { writeSearchFiles } from './search/writeSearchFiles.ts'
import { writeSite } from './writeSite.ts'

const serverFolder = '.build/server'

/** The scripts that visitors load. `npm run dev` uses index.html instead. */
const client: EnvironmentOptions = {
  build: { rolldownOptions: { input: { index: 'src/entry-client.ts' } } },
}

/** The code that renders the pages in Node. */
const server: EnvironmentOptions = {
  // Material UI and Emotion are bundled: otherwise there would be two copies of their contexts.
  resolve: {
    noExternal: [/^@mui\//, /^@emotion\//, 'stylis-plugin-rtl', 'i18next-browser-languagedetector'],
  },
  build: {
    outDir: serverFolder,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/entry-server.tsx' },
  },
}

/** A script in the head of a page. */
const inlineScript = (name: HeadScript): EnvironmentOptions => ({
  consumer: 'client',
  build: { write: false, rolldownOptions: { input: `src/boot/head/${name}.ts`, output: { format: 'iife' } } },
})

/**
 * Makes `vite build` write an HTML file for each page in each language. `npm run build` checks the locale files first,
 * also texts that no prerendered page shows.
 * @param searchTerms what visitors type for a language's terms, for the search
 */
export function prerender(searchTerms: SearchTerms): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // Vite's lists of files are left out.
      logLevel: 'warn',
      // By default, Vite loads its settings anew for each environment.
      builder: { sharedConfigBuild: true },
      environments: {
        client,
        ssr: server,
        ...Object.fromEntries(headScripts.map((name) => [name, inlineScript(name)])),
      },
    }),
    /** @throws BuildError for a missing picture, an error of a page, or an error of the bundler */
    async buildApp(builder) {
      const started = performance.now()
      const { root, build } = builder.config
      requireOpenGraphImages('public')
      const serverScripts = await bundle(builder, 'ssr')
      const load = (file: string) => import(pathToFileURL(resolve(root, serverFolder, file)).href)
      const entry = (await load('entry-server.js')) as typeof EntryServer
      const rendered = await findSources(await renderPages(entry), serverScripts, load)
      writeSearchFiles(rendered, await namesIn(entry), searchTerms)
      const inlineScripts = await bundleHeadScripts(builder)
      // The old build stays until this step: the bundler empties the folder.
      const scripts = await bundle(builder, 'client')
      const pages = rendered.map((page) => ({
        ...page,
        modules: pageModules(scripts, root, page.pageFile, page.source),
      }))
      const folder = resolve(root, build.outDir)
      const notServed = await writeSite({ folder, entry, pages, headScripts: inlineScripts })
      for (const sentence of notServed) console.warn(sentence)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`Built ${pages.length} pages into ${build.outDir}/ in ${seconds} s`)
    },
  }
}

async function bundleHeadScripts(builder: ViteBuilder) {
  const scripts: [HeadScript, string][] = []
  for (const name of headScripts) {
    const [script] = await bundle(builder, name)
    if (!script) throw new Error(`src/boot/head/${name}.ts: the build gave no script`)
    scripts.push([name, script.code.trim()])
  }
  return Object.fromEntries(scripts) as HeadScripts
}
