import { build, type InlineConfig } from 'vite'
import { BuildError } from './BuildError.ts'

/** @throws BuildError with the bundler's messages, which name file and line */
export async function bundle(options: InlineConfig['build'] & object): Promise<void> {
  try {
    await build({ logLevel: 'warn', build: options })
  } catch (error) {
    throw new BuildError(bundlerMessages(error), { cause: error })
  }
}

function bundlerMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const parts = 'errors' in error && Array.isArray(error.errors) ? (error.errors as Error[]) : [error]
  return parts.map(({ message }) => message)
}
