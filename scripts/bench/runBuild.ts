import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Build {
  seconds: number
  pages: number
}

/**
 * Builds the site whose sources lie in a folder, as `npm run build` does.
 * @throws Error with what the build said.
 */
export async function runBuild(folder: string): Promise<Build> {
  const began = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder })
  const seconds = (performance.now() - began) / 1000
  const pages = Number(/Built (\d+) pages/.exec(stdout)?.[1])
  if (!pages) throw new Error(`The build does not say how many pages it made: ${stdout}`)
  return { seconds, pages }
}
