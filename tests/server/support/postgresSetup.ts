import type { TestProject } from 'vitest/node'
import { missing } from './missing.ts'
import { findPostgres, startPostgres } from './postgres.ts'

type ProvidedPostgres = { address: string; programs: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

const noPostgres = 'no PostgreSQL on this machine (on Debian: apt-get install postgresql)'

/** One PostgreSQL for a whole run, with STORES=all. */
export default async function setup(project: TestProject) {
  if (process.env['STORES'] !== 'all') {
    project.provide('postgres', { missing: 'PostgreSQL is tested with STORES=all, as npm run test:all does' })
    return undefined
  }
  const programs = findPostgres()
  if (programs === undefined) {
    console.log(`Tests on PostgreSQL are skipped: ${missing(noPostgres)}`)
    project.provide('postgres', { missing: noPostgres })
    return undefined
  }
  const server = await startPostgres(programs)
  project.provide('postgres', { address: server.addressOf('postgres'), programs })
  return server.remove
}
