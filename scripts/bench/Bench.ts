import type { Progress } from '../measuring/progress.ts'
import type { Results } from './Results.ts'
import type { Sites } from './startServers.ts'

/** What every part of the benchmark works with. */
export interface Bench {
  runs: number
  results: Results
  progress: Progress
}

/** And those in a browser. */
export interface SiteBench extends Bench {
  sites: Sites
}

/** Measures; once more where that fails; and says so in the results where it fails again. */
export async function attempt<T>(
  { results, progress }: Bench,
  name: string,
  measure: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await measure()
  } catch (error) {
    progress(`${name}: ${messageOf(error)}; once more`)
  }
  try {
    return await measure()
  } catch (error) {
    progress(`${name}: FAILED, ${messageOf(error)}`)
    results.failures.push(`${name}: ${messageOf(error)}`)
    return undefined
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}
