import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openServices } from '#server/services.ts'
import { readSettings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { failToCloseOnce } from '../support/failToCloseOnce.ts'
import { onEachStore, open, silent } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testLog } from '../support/testLog.ts'

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
  const start = openServices(readSettings({ DATA_DIR: dataDir }), silent)
  await expect(start).rejects.toThrow(
    new StartError('The store failed (no secrets here): try again, and see npm run doctor'),
  )
  // SQLite removes the log beside the store when the store is closed.
  expect(readdirSync(dataDir)).toEqual(['enquiries.sqlite'])
})

test('a start that fails says why, also where the store cannot be closed, which the log says', async () => {
  const settings = readSettings({ DATA_DIR: await storeWithoutSecrets() })
  const { log, printed } = testLog()
  failToCloseOnce()
  await expect(openServices(settings, log)).rejects.toThrow('no secrets here')
  expect(printed()).toMatchObject([
    { level: 'error', msg: 'store-not-closed', err: { code: 'SQLITE_IOERR' } },
  ])
})
