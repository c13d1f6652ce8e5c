import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { availableParallelism } from 'node:os'

const isPinning = availableParallelism() > 1 && isInstalled('taskset')

/** Starts a program on a core of its own, where the machine has two: load must not slow down what it measures. */
export function spawnPinned(
  core: 0 | 1,
  program: string,
  programArguments: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  return isPinning
    ? spawn('taskset', ['-c', String(core), program, ...programArguments], options)
    : spawn(program, programArguments, options)
}

/** Whether a program is found in PATH. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}
