import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('a store that takes no secret is closed when the start fails', async () => {
  const dataDir = temporaryFolder()
  const database = await open({ dataDir })
  await database.query(
    `CREATE TRIGGER refuse BEFORE INSERT ON key_value WHEN NEW.name LIKE 'secret %'
     BEGIN SELECT RAISE(ABORT, 'no secrets here'); END`,
  )
  await database.close()
  await expect(openServices(readSettings({ DATA_DIR: dataDir }), silent)).rejects.toThrow('no secrets here')
  // SQLite removes the log beside the store when the store is closed.
  expect(readdirSync(dataDir)).toEqual(['enquiries.sqlite'])
})
