import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { openServices } from '#server/services.ts'
import { readSettings } from '#server/settings/settings.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { onEachStore, open, silent } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

onEachStore('a secret', (store) => {
  test('is the same for ten servers that ask at once, and for later ones', async () => {
    const settings = await store.settings()
    const servers = await Promise.all(Array.from({ length: 10 }, () => open(settings)))
    const secrets = await Promise.all(servers.map((server) => readOrMakeSecret(server, 'xsrf')))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    await Promise.all(servers.map((server) => server.close()))
    const later = await open(settings)
    expect(await readOrMakeSecret(later, 'xsrf')).toBe(secrets[0])
    expect(await readOrMakeSecret(later, 'salt')).not.toBe(secrets[0])
  })
})

/** The folder of a store that takes no secret, so that the start fails once the store is open. */
async function storeWithoutSecrets() {
  const dataDir = temporaryFolder()
  const database = await open({ dataDir })
  await database.query(
    `CREATE TRIGGER refuse BEFORE INSERT ON key_value WHEN NEW.name LIKE 'secret %'
     BEGIN SELECT RAISE(ABORT, 'no secrets here'); END`,
  )
  await database.close()
  return dataDir
}

test('a store that takes no secret is closed when the start fails', async () => {
  const dataDir = await storeWithoutSecrets()
  await expect(openServices(readSettings({ DATA_DIR: dataDir }), silent)).rejects.toThrow('no secrets here')
  // SQLite removes the log beside the store when the store is closed.
  expect(readdirSync(dataDir)).toEqual(['enquiries.sqlite'])
})

test('a start that fails says why, also where the store cannot be closed, which the log says', async () => {
  const settings = readSettings({ DATA_DIR: await storeWithoutSecrets() })
  const lines: string[] = []
  const log = createLog(settings, { write: (line) => void lines.push(line) })
  const close = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' })
  })
  onTestFinished(() => close.mockRestore())
  await expect(openServices(settings, log)).rejects.toThrow('no secrets here')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'error', msg: 'store-not-closed', err: { code: 'ERR_SQLITE_ERROR' } },
  ])
})
