// @vitest-environment node
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { listen, portOf } from '#server/http/httpServer.ts'
import { StartError } from '#server/StartError.ts'
import { ask } from '../support/testSite.ts'

type LookupAll = (host: string, options: { all: true }) => Promise<LookupAddress[]>
vi.mock('node:dns/promises', () => ({ lookup: vi.fn<LookupAll>() }))

const answer: RequestListener = ({ socket }, response) => response.end(socket.localAddress)
const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

/** Listens at a host that has these addresses. */
async function listenAt(addresses: string[], port = 0) {
  const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }))
  vi.mocked<LookupAll>(lookup).mockResolvedValue(found)
  const servers = await listen(answer, { host: 'localhost', port })
  opened.push(...servers)
  return servers
}

const absent = '192.0.2.1'
/** Only Linux has all of 127.0.0.0/8 without being asked. */
const linux = process.platform === 'linux'

test.runIf(linux)('a host of two addresses answers at both, with one port', async () => {
  const servers = await listenAt(['127.0.0.1', '127.0.0.2'])
  const port = portOf(servers) ?? 0
  expect(await ask(port, '/')).toMatchObject({ body: '127.0.0.1' })
  expect(servers.map((server) => server.address())).toMatchObject([
    { address: '127.0.0.1', port },
    { address: '127.0.0.2', port },
  ])
})

test.for([[['127.0.0.1', absent]], [[absent, '127.0.0.1']], [['127.0.0.1', '127.0.0.1']]])(
  'of %o, the one that this machine has is enough',
  async ([addresses]) => {
    const servers = await listenAt(addresses ?? [])
    expect(servers).toHaveLength(1)
    expect(await ask(portOf(servers) ?? 0, '/')).toMatchObject({ body: '127.0.0.1' })
  },
)

test.runIf(linux)('where one address is taken, none is kept', async () => {
  const other = createServer().listen(0, '127.0.0.2')
  opened.push(other)
  await once(other, 'listening')
  const port = portOf([other]) ?? 0
  await expect(listenAt(['127.0.0.1', '127.0.0.2'], port)).rejects.toThrow(StartError)
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
})
