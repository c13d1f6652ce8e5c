import { build, type Rolldown } from 'vite'

/** Builds `src/boot/beforePaint.ts` into the text of one classic script. */
export async function buildInlineScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/boot/beforePaint.ts', formats: ['iife'], name: 'beforePaint' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = result[0]?.output[0].code
  if (!code) throw new Error('src/boot/beforePaint.ts: the build gave no script')
  return code.trim().replaceAll('</script', '<\\/script')
}
