import { afterAll, beforeAll } from 'vitest'
import { providedPostgres } from './freshDatabase.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

/** One PostgreSQL for the tests of a block, which may stop it. Gives the server, while tests run. */
export function ownPostgres(options?: Parameters<typeof startPostgres>[1]): () => PostgresServer {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    if ('missing' in providedPostgres) throw new Error(providedPostgres.missing)
    server = await startPostgres(providedPostgres.programs, options)
  })
  afterAll(() => server?.remove())
  return () => {
    if (!server) throw new Error('PostgreSQL is there only while tests run')
    return server
  }
}
