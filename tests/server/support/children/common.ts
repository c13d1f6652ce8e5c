import pino from 'pino'
import type { Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'

export function open(): Promise<Database> {
  return openDatabase(JSON.parse(process.argv[2] ?? '') as { dataDir: string }, pino({ enabled: false }))
}
