// @vitest-environment node
import { BlockList } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clientAddressReader, isShared, networkOf, rateKey } from '#server/enquiries/clientAddress.ts'
import { enquiry, answerJson, startEnquiryServer } from '../support/enquiryServer.ts'
import { networks } from '#server/settings/rules.ts'
import { testLog } from '../support/testLog.ts'

const from = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') })

describe('too many enquiries', () => {
  test('of one address get 429 and when to come back; those of others pass', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) })
    onTestFinished(() => void vi.useRealTimers())
    const { send, stored } = await startEnquiryServer({ ENQUIRY_RATE: '2/10m', TRUSTED_PROXIES: '1' })
    const statuses = []
    for (const index of [1, 2, 3]) {
      const answer = await send({ message: `${index}`, recaptcha: `${index}` }, from('203.0.113.1'))
      statuses.push(answer.status)
      if (index < 3) continue
      expect(answerJson(answer)).toEqual({ status: 429, success: false, error: { code: 'rate' } })
      expect(answer.headers['retry-after']).toBe('600')
    }
    expect(statuses).toEqual([200, 200, 429])
    expect(await send({ message: '4' }, from('203.0.113.2'))).toMatchObject({ status: 200 })
    expect(await stored()).toHaveLength(3)
  })

  test('are those of a whole IPv6 network, as a customer has one', async () => {
    const { send } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m', TRUSTED_PROXIES: '1' })
    const status = async (message: string, address: string) => (await send({ message }, from(address))).status
    expect(await status('1', '2001:db8:1:2::1')).toBe(200)
    expect(await status('2', '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await status('3', '2001:db8:1:3::1')).toBe(200)
  })

  test('cannot be hidden by what a visitor writes before the proxies', async () => {
    const { send } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m', TRUSTED_PROXIES: '2' })
    const status = async (message: string, ...list: string[]) =>
      (await send({ message }, from(...list))).status
    expect(await status('1', '192.0.2.1', '203.0.113.1', '10.0.0.1')).toBe(200)
    expect(await status('2', '192.0.2.2', '203.0.113.1', '10.0.0.2')).toBe(429)
    expect(await status('3', '203.0.113.1', '203.0.113.9', '10.0.0.1')).toBe(200)
  })

  test('of all visitors are counted together where a proxy is missing, and the log says so once', async () => {
    const { send, logged } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m', TRUSTED_PROXIES: '3' })
    expect(await send({ message: '1' }, from('203.0.113.1', 'unknown'))).toMatchObject({ status: 200 })
    expect(await send({ message: '2' }, from('203.0.113.2'))).toMatchObject({ status: 429 })
    const warnings = logged().filter(({ msg }) => msg === 'trusted-proxies-wrong')
    expect(warnings).toMatchObject([{ level: 'warn', expected: 3, found: 1 }])
  })

  test('stay too many after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 23, 59, 59) })
    onTestFinished(() => void vi.useRealTimers())
    const { send } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m' })
    expect(await send({ message: '1' })).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.UTC(2026, 5, 2, 0, 0, 1))
    expect(await send({ message: '2' })).toMatchObject({ status: 429 })
  })

  test('are counted by the store without a trace of the address', async () => {
    const { send, services } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m' })
    await send()
    const rows = await services.database.query<{ key: string }>('SELECT key FROM rate_log')
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) as unknown }])
  })

  test('do not write to the store, which would delay the pages', async () => {
    const { send, services } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m' })
    await send()
    const changes = () => services.database.query('SELECT total_changes() AS count')
    const before = await changes()
    for (const message of ['2', '3']) expect(await send({ message })).toMatchObject({ status: 429 })
    expect(await changes()).toEqual(before)
  })

  test('are more for an address that many share', async () => {
    const shared = { SHARED_NETWORKS: '203.0.113.0/24', ENQUIRY_RATE_SHARED: '3/10m' }
    const { send } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m', TRUSTED_PROXIES: '1', ...shared })
    const statuses = async (address: string) => {
      const answers = []
      for (const message of ['1', '2', '3', '4'])
        answers.push((await send({ message: message + address }, from(address))).status)
      return answers
    }
    expect(await statuses('203.0.113.7')).toEqual([200, 200, 200, 429])
    expect(await statuses('198.51.100.7')).toEqual([200, 429, 429, 429])
  })

  test('are none where ENQUIRY_RATE is off, whatever network an address is of', async () => {
    const { send } = await startEnquiryServer({
      ENQUIRY_RATE: 'off',
      SHARED_NETWORKS: '0.0.0.0/0',
      TRUSTED_PROXIES: '1',
    })
    const statuses = new Set<number>()
    for (let count = 1; count <= 21; count += 1) {
      statuses.add((await send({ message: `${count}` }, from('203.0.113.1'))).status)
    }
    expect([...statuses]).toEqual([200])
  })

  test('do not include refused captchas', async () => {
    const { send, provider } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m' }, { behaviour: 'refuses' })
    for (const message of ['1', '2']) expect(await send({ message })).toMatchObject({ status: 400 })
    provider.behaviour = 'passes'
    expect(await send({ message: '3' })).toMatchObject({ status: 200 })
  })

  test('a request that fails earlier checks is no attempt', async () => {
    const { send, call } = await startEnquiryServer({ ENQUIRY_RATE: '1/10m' })
    await send({ name: '' })
    await call({ body: '{' })
    expect(await send({ ...enquiry })).toMatchObject({ status: 200 })
  })
})

test.for([
  [0, '203.0.113.7', '10.0.0.1'],
  [1, null, '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, 'evil, 203.0.113.7', '203.0.113.7'],
  [1, '203.0.113.7, unknown', '10.0.0.1'],
  [2, '203.0.113.7', '10.0.0.1'],
  [2, '203.0.113.7,198.51.100.1', '203.0.113.7'],
  [1, '203.0.113.7:50123', '203.0.113.7'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
] as const)('with %i proxies, "%s" comes from %s', ([trustedProxies, forwardedFor, address]) => {
  const { log } = testLog()
  expect(clientAddressReader(trustedProxies, log)('10.0.0.1', forwardedFor)).toBe(address)
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', 'unknown'],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})

test('an address is counted by another key with another secret', () => {
  const keys = [
    rateKey('203.0.113.7', 'secret'),
    rateKey('203.0.113.7', 'other'),
    rateKey('203.0.113.8', 'secret'),
  ]
  expect(new Set(keys).size).toBe(3)
})

test.for([
  ['0.0.0.0/0', '203.0.113.7', true],
  ['0.0.0.0/0', '::ffff:203.0.113.7', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['2001:db8::/32,198.51.100.0/24', '2001:db8:1:2:3::4', true],
  ['none', '203.0.113.7', false],
  ['0.0.0.0/0', '', false],
] as const)('of the networks %s, %s is shared: %s', ([list, address, expected]) => {
  expect(isShared(address, networks.parse(list) ?? new BlockList())).toBe(expected)
})
