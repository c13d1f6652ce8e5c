import { createServer } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { PostgresDatabase } from '#server/store/database/PostgresDatabase.ts'
import { StoreError } from '#server/StoreError.ts'
import { freePort } from '../../support/freePort.ts'
import { listen } from '../../support/listen.ts'
import { certificateFile } from '../../support/certificate.ts'
import { freshDatabase } from '../../server/support/freshDatabase.ts'
import { ownPostgres } from '../../server/support/ownPostgres.ts'
import { onStore, open, refusalOf } from '../../server/support/stores.ts'

const refusal = (databaseUrl: string) => refusalOf({ dataDir: '/nowhere', databaseUrl })

describe('an address', () => {
  test.for(['sslrootcert', 'sslcert', 'sslkey'])(
    'whose %s is missing is refused, and not taken for a server that is starting',
    async (name) => {
      const sentence = await refusal(
        `postgres://u:secret@127.0.0.1/db?sslmode=verify-full&${name}=/missing.pem`,
      )
      expect(sentence).toContain(
        "DATABASE_URL cannot be read (ENOENT: no such file or directory, open '/missing",
      )
      expect(sentence).not.toContain('secret')
    },
  )

  test.concurrent('where nothing answers is refused after a few seconds', async () => {
    const port = await freePort()
    const started = performance.now()
    const sentence = await refusal(`postgres://user:secret@127.0.0.1:${port}/db`)
    expect(sentence).toContain(`DATABASE_URL names 127.0.0.1:${port}/db, which cannot be used (`)
    expect(sentence).toContain('ECONNREFUSED')
    expect(sentence).not.toContain('secret')
    expect(performance.now() - started).toBeGreaterThan(4500)
  })

  test.concurrent('of a server that accepts and is silent is refused', async ({ onTestFinished }) => {
    const silent = createServer(() => undefined)
    onTestFinished(() => void silent.close())
    expect(await refusal(`postgres://127.0.0.1:${await listen(silent)}/db`)).toContain('timeout')
  })
})

onStore('PostgreSQL', 'a store', () => {
  test('that a newer version has changed is refused, also where it cannot be closed', async () => {
    const databaseUrl = await freshDatabase()
    const database = await open({ dataDir: '/nowhere', databaseUrl })
    await database.query('INSERT INTO migration (version, applied_at) VALUES (99, 0)')
    const close = vi
      .spyOn(PostgresDatabase.prototype, 'close')
      .mockRejectedValueOnce(new StoreError('not closed', 'unknown'))
    expect(await refusal(databaseUrl)).toContain('was changed by a newer version of this program')
    expect(close).toHaveBeenCalledOnce()
    close.mockRestore()
  })

  test.for([
    [
      'there is no such database',
      (url: string) => url.replace('/postgres?', '/missing?'),
      'create the database',
    ],
    [
      'the user may not log in',
      (url: string) => url.replace('//postgres@', '//nobody@'),
      'DATABASE_URL names',
    ],
    [
      'the address asks for TLS and the server has none',
      (url: string) => `${url}&sslmode=verify-full`,
      'let it accept TLS',
    ],
    [
      'it takes no writes',
      (url: string) => url.replace('-c', '-c%20default_transaction_read_only%3Don%20-c'),
      'name the primary server',
    ],
  ] as const)('is refused where %s', async ([, change, sentence]) => {
    expect(await refusal(change(await freshDatabase()))).toContain(sentence)
  })

  test('keeps a commit though the server’s default would not wait for the disk', async () => {
    const databaseUrl = await freshDatabase()
    const lazy = databaseUrl.replace('-c', '-c%20synchronous_commit%3Doff%20-c')
    const database = await open({ dataDir: '/nowhere', databaseUrl: lazy })
    expect(await database.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  })
})

onStore('PostgreSQL', 'a store with TLS', () => {
  const server = ownPostgres({ tls: true })
  const address = (host: string, rootCertificate?: string) =>
    `${server().addressOf('postgres', host)}?sslmode=verify-full${rootCertificate ? `&sslrootcert=${rootCertificate}` : ''}`

  test('opens where the certificate is trusted and is for this host', async () => {
    const database = await open({ dataDir: '/nowhere', databaseUrl: address('127.0.0.2', certificateFile) })
    expect(await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ])
  })

  test.for([
    [
      'is for another host',
      '127.0.0.1',
      certificateFile,
      'write the host in the address as it is on its certificate',
    ],
    ['is signed by nobody known', '127.0.0.2', undefined, 'name the file of its certificate as sslrootcert'],
  ] as const)('is refused where the certificate %s', async ([, host, file, sentence]) => {
    expect(await refusal(address(host, file))).toContain(sentence)
  })
})
