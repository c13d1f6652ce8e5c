import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '#server/cli/arguments.ts'
import type { Conditions } from './conditions.ts'
import { goals } from './goals.ts'
import type { Row } from './Results.ts'

/** What a run leaves behind. */
export interface BenchRecord {
  conditions: Conditions
  rows: Row[]
  failures: string[]
  notes: string[]
}

export function writeRecord(file: string, record: BenchRecord): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

/**
 * Reads an earlier run's file; measures that there are no more are left out.
 * @throws UsageError where it is none.
 */
export function readRecord(file: string): BenchRecord {
  let record: Partial<BenchRecord> | null
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as Partial<BenchRecord> | null
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  if (!record?.conditions || !Array.isArray(record.rows)) {
    throw new UsageError(`${file} holds no figures of npm run bench`)
  }
  return { ...(record as BenchRecord), rows: record.rows.filter(({ goal }) => Object.hasOwn(goals, goal)) }
}
