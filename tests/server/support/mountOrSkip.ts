import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporaryFolder.ts'

/** The folder of a disk of its own, until the test ends. The test is skipped where that is not allowed. */
export function mountOrSkip(options: string, skip: (reason: string) => never): string {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    skip('a disk of its own needs root and the right to mount')
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}

/** Makes such a disk read-only, as Linux does with one that has errors. */
export function remountReadOnly(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder])
}
