import pino from 'pino'
import { describe, expect, onTestFinished } from 'vitest'
import type { Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { StartError } from '#server/StartError.ts'
import { freshDatabase, postgresMissing } from './freshDatabase.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface StoreSettings {
  dataDir: string
  databaseUrl?: string
}

export interface TestStore {
  name: 'SQLite' | 'PostgreSQL'
  missing: string | undefined
  settings: () => Promise<StoreSettings>
}

export const silent = pino({ enabled: false })

const stores: readonly TestStore[] = [
  { name: 'SQLite', missing: undefined, settings: async () => ({ dataDir: temporaryFolder() }) },
  {
    name: 'PostgreSQL',
    missing: postgresMissing,
    settings: async () => ({ dataDir: '/nowhere', databaseUrl: await freshDatabase() }),
  },
]

/**
 * The contract of the store: what SQLite and PostgreSQL must both do. With STORES=all it is asked of both, else of SQLite
 * alone, as is all that only uses a store.
 */
export function onEachStore(title: string, tests: (store: TestStore) => void): void {
  for (const { name } of stores) onStore(name, title, tests)
}

/** Tests on one store. With the reason in the title they are skipped where it is missing. */
export function onStore(name: TestStore['name'], title: string, tests: (store: TestStore) => void): void {
  const store = stores.find((each) => each.name === name)
  if (!store) throw new Error(`There is no store ${name}`)
  if (name === 'PostgreSQL' && process.env['STORES'] !== 'all') return
  const reason = store.missing === undefined ? '' : ` (skipped: ${store.missing})`
  describe.skipIf(store.missing !== undefined)(`${title}, on ${store.name}${reason}`, () => {
    tests(store)
  })
}

export async function open(settings: StoreSettings, log = silent): Promise<Database> {
  const database = await openDatabase(settings, log)
  onTestFinished(() => database.close())
  return database
}

/** The sentence with which a store is refused. */
export async function refusalOf(settings: StoreSettings): Promise<string> {
  const error: unknown = await open(settings).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  return String(error)
}

/** Gives a store a clock that the test sets, in ms since the epoch. */
export function setClock(database: Database, now: () => number): void {
  const { dialect } = database
  Object.defineProperty(database, 'dialect', { get: () => ({ ...dialect, now: String(now()) }) })
}
