import { expect, test } from 'vitest'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { onEachStore, open } from '../support/stores.ts'

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
