import { build, type Rolldown } from 'vite'
import { builtLanguages } from '../vite/builtLanguages.ts'
import { headScripts, type HeadScript } from '../vite/headScriptOf.ts'

export type BootScripts = Record<HeadScript, string>

/** Builds the inline scripts for the heads of the pages from `src/boot`. */
export async function buildBootScripts(): Promise<BootScripts> {
  const entries = headScripts.map(async (name) => [name, await buildInlineScript(name)] as const)
  return Object.fromEntries(await Promise.all(entries)) as BootScripts
}

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
