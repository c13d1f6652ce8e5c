import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BuildError } from '../prerender/BuildError.ts'

/** Only what runs the scripts tells what a bundler's change breaks. @throws BuildError with what they say */
export async function runBuiltSite(folder: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [`${import.meta.dirname}/homeInJsdom.ts`, folder])
  } catch (cause) {
    const told = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause)
    throw new BuildError([`${folder}/assets: the scripts do not run: ${told}`], { cause })
  }
}
