import type { Rolldown, ViteBuilder } from 'vite'
import { BuildError } from './BuildError.ts'

/** A script of the build, with the modules in it. */
export type Script = Pick<
  Rolldown.OutputChunk,
  'code' | 'facadeModuleId' | 'fileName' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'name'
>

/** Builds an environment and returns its scripts. @throws BuildError with the bundler's messages, with file and line */
export async function bundle(builder: ViteBuilder, name: string): Promise<Script[]> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`Vite has no environment ${name}`)
  try {
    const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
    return output.filter((file) => file.type === 'chunk')
  } catch (error) {
    throw new BuildError(bundlerMessages(error), { cause: error })
  }
}

function bundlerMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const parts = 'errors' in error && Array.isArray(error.errors) ? (error.errors as Error[]) : [error]
  return parts.map(({ message }) => message)
}
