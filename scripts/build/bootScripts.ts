import { build, type Rolldown } from 'vite'
import type { PageFile } from '#entry-server.tsx'
import { builtLanguages } from '../vite/builtLanguages.ts'
import { headScriptOf, headScripts, type HeadScript } from '../vite/headScriptOf.ts'

/** Gives the script for the head of a page. */
export type BootScript = (page: PageFile) => string

/** Builds the inline scripts of the pages from `src/boot`. */
export async function buildBootScripts(): Promise<BootScript> {
  const entries = headScripts.map(async (name) => [name, await buildInlineScript(name)] as const)
  const built = Object.fromEntries(await Promise.all(entries)) as Record<HeadScript, string>
  return (page) => built[headScriptOf(page)]
}

/** Builds a file of `src/boot` to the text of one classic script. */
async function buildInlineScript(name: HeadScript): Promise<string> {
  const entry = `src/boot/${name}.ts`
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [builtLanguages()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[]
  const code = result[0]?.output[0].code
  if (!code) throw new Error(`${entry}: the build gave no script`)
  return code.trim().replaceAll('</script', '<\\/script')
}
