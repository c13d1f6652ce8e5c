import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The run's PostgreSQL, or why there is none: for `test.skipIf`. */
export const providedPostgres = inject('postgres')

export const postgresMissing = 'missing' in providedPostgres ? providedPostgres.missing : undefined

/** The address of a new, empty database; it goes with its server at the end of the run. */
export async function freshDatabase(): Promise<string> {
  if ('missing' in providedPostgres) throw new Error(providedPostgres.missing)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: providedPostgres.address })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return providedPostgres.address.replace(/\/[^/]*$/, `/${name}`)
}
