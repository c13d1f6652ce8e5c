import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres.ts'

/** What tests know of the run's PostgreSQL: where it is, or why there is none. */
export type ProvidedPostgres = { address: string; programs: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

const missing = 'no PostgreSQL on this machine (on Debian: apt-get install postgresql)'

/** One PostgreSQL for a whole run. Where there must be one (REQUIRE_POSTGRES=1), the run fails without. */
export default async function setup(project: TestProject) {
  const programs = findPostgres()
  if (programs === undefined) {
    if (process.env['REQUIRE_POSTGRES'] === '1') throw new Error(`REQUIRE_POSTGRES is 1, but ${missing}`)
    console.log(`Tests on PostgreSQL are skipped: ${missing}`)
    project.provide('postgres', { missing })
    return undefined
  }
  const server = await startPostgres(programs)
  project.provide('postgres', { address: server.addressOf('postgres'), programs })
  return server.remove
}
