import type { Progress } from './progress.ts'
import type { Results } from './Results.ts'

/** What every part of the benchmark works with. */
export interface Bench {
  runs: number
  results: Results
  progress: Progress
}
