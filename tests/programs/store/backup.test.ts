import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { providedPostgres } from '../../server/support/freshDatabase.ts'
import { newEnquiry } from '../../server/support/newEnquiry.ts'
import { programCopy } from '../../server/support/programCopy.ts'
import { environmentOf } from '../../server/support/runTool.ts'
import { onEachStore, open, silent, type TestStore } from '../../server/support/stores.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const folder = programCopy({})
const files = ['enquiries.json', 'enquiries.backup', 'enquiries.dump']
afterEach(() => files.forEach((file) => rmSync(join(folder(), file), { force: true })))

function commandsOf(heading: string) {
  const page = readFileSync('server/backup.md', 'utf8')
  const part = page.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const [backup, restore] = [...part.matchAll(/```sh\n(.*?)```/gs)].map(([, commands = '']) => commands)
  if (backup === undefined || restore === undefined) throw new Error(`${heading}: has no two commands`)
  return { backup, restore }
}

const database = 'backup_test'

/** Databases of a server are whole ones here, as pg_dump takes them. */
async function runSql(...statements: string[]) {
  if ('missing' in providedPostgres) return
  const client = new Client({ connectionString: providedPostgres.address })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const makeDatabase = () =>
  runSql(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`, `CREATE DATABASE ${database}`)

onEachStore('a backup', (store: TestStore) => {
  const settings = () =>
    store.name === 'SQLite' || 'missing' in providedPostgres
      ? { dataDir: temporaryFolder() }
      : { dataDir: '/nowhere', databaseUrl: providedPostgres.address.replace(/[^/]*$/, database) }
  beforeEach(makeDatabase)

  const run = (commands: string, at: ReturnType<typeof settings>) =>
    execFileSync('sh', ['-ec', commands], {
      cwd: folder(),
      env: { PATH: process.env['PATH'], ...environmentOf(at) },
      stdio: 'pipe',
    })

  async function contentOf(at: ReturnType<typeof settings>) {
    const opened = await open(at)
    const all: Partial<StoredEnquiry>[] = []
    for await (const { nextAt: _, ...enquiry } of new Outbox(opened).all()) all.push(enquiry)
    const secret = await readOrMakeSecret(opened, 'xsrf')
    await opened.close()
    return { all, secret }
  }

  async function fill(at: ReturnType<typeof settings>) {
    const opened = await openDatabase(at, silent)
    const outbox = new Outbox(opened)
    const [{ id: sent }] = [await outbox.put(newEnquiry()), await outbox.put(newEnquiry())]
    await outbox.claim('one', 60_000)
    await outbox.markSent([sent], 'one')
    await readOrMakeSecret(opened, 'xsrf')
    return opened
  }

  test('of everything is restored after the store was lost', async () => {
    const at = settings()
    const running = await fill(at)
    const heading = store.name === 'SQLite' ? 'The whole SQLite file' : 'The whole PostgreSQL database'
    const { backup, restore } = commandsOf(heading)
    run(backup, at)
    await running.close()
    const before = await contentOf(at)
    expect(before.all).toHaveLength(2)
    if (existsSync(at.dataDir)) rmSync(at.dataDir, { recursive: true })
    await makeDatabase()
    run(restore, at)
    expect(await contentOf(at)).toEqual(before)
  })

  test('of the enquiries goes into a new store', async () => {
    const at = settings()
    const running = await fill(at)
    const { backup, restore } = commandsOf('Enquiries')
    run(backup, at)
    await running.close()
    const before = await contentOf(at)
    if (existsSync(at.dataDir)) rmSync(at.dataDir, { recursive: true })
    await makeDatabase()
    await (await openDatabase(at, silent)).close()
    run(restore, at)
    expect((await contentOf(at)).all).toEqual(before.all)
  })
})
