import { cpSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startEnquiryServer } from '../../server/support/enquiryServer.ts'
import { mountOrSkip } from '../../server/support/mountOrSkip.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

type Server = Awaited<ReturnType<typeof startEnquiryServer>>

/** The answers to the form and to a balancer after the cached readiness check has expired. */
async function states({ send, get }: Server, message: string) {
  const { status } = await send({ message })
  await vi.waitFor(async () => {
    const ready = await get('/readyz')
    expect(ready.status === 200).toBe(status === 200)
  }, 20_000)
  return status
}

async function storedAfterRestart(dataDir: string) {
  const { stored } = await startEnquiryServer({ DATA_DIR: dataDir })
  return (await stored()).length
}

const ways: [string, (dataDir: string) => void][] = [
  ['removed', (dataDir) => rmSync(dataDir, { recursive: true })],
  ['moved', (dataDir) => renameSync(dataDir, `${dataDir}-2`)],
  [
    'replaced by a copy',
    (dataDir) => {
      cpSync(dataDir, `${dataDir}-2`, { recursive: true })
      renameSync(dataDir, `${dataDir}-3`)
      renameSync(`${dataDir}-2`, dataDir)
    },
  ],
  ['stripped of its log', (dataDir) => rmSync(join(dataDir, 'enquiries.sqlite-wal'))],
]

test.for(ways)(
  'while the data folder is %s, nothing is acknowledged, and the server is not ready',
  async ([, move]) => {
    const server = await startEnquiryServer()
    expect(await states(server, 'before')).toBe(200)
    move(server.settings.dataDir)
    expect(await states(server, 'meanwhile')).toBe(503)
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ msg: 'enquiry-not-stored', level: 'error' }),
    )
  },
)

test('a data folder that was moved away and back is as before, and a restart finds all', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const server = await startEnquiryServer({ DATA_DIR: dataDir })
  expect(await states(server, '1')).toBe(200)
  renameSync(dataDir, `${dataDir}-2`)
  expect(await states(server, '2')).toBe(503)
  renameSync(`${dataDir}-2`, dataDir)
  expect(await states(server, '3')).toBe(200)
  expect(await storedAfterRestart(dataDir)).toBeGreaterThanOrEqual(2)
})

test('a disk with too little space for an enquiry makes the server not ready', async ({ skip }) => {
  const disk = mountOrSkip('size=3m', skip)
  const server = await startEnquiryServer({ DATA_DIR: join(disk, 'data') })
  expect(await states(server, 'before')).toBe(200)
  for (const left of [24_576, 12_288, 4096, 0]) {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(join(disk, `filler-${left}`), Buffer.alloc(Math.max(0, bavail * bsize - left)))
    await states(server, `with ${left} bytes`)
  }
  expect(await states(server, 'full')).toBe(503)
})
