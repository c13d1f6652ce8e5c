import { build, type Rolldown } from 'vite'
import { builtLanguages } from '../vite/builtLanguages.ts'

/** Builds a file of `src/boot` to the text of one classic script. */
export async function buildInlineScript(name: string): Promise<string> {
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
