// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { requestId } from '#server/log.ts'
import { StoreError } from '#server/StoreError.ts'
import { testLog } from '../support/testLog.ts'

const canary = 'canary@visitor.test'

describe('a log line', () => {
  test('is JSON with its level by name, time, event and fields', () => {
    const { log, printed } = testLog()
    requestId.run('r-1', () => {
      log.warn({ enquiryId: 'e-1', attempt: 2, smtpCode: 421 }, 'mail-failed')
    })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown
    expect(printed()).toEqual([
      {
        level: 'warn',
        time,
        reqId: 'r-1',
        enquiryId: 'e-1',
        attempt: 2,
        smtpCode: 421,
        msg: 'mail-failed',
      },
    ])
  })

  test('has texts without mail addresses, short, and on one line whatever is in them', () => {
    const { log, lines, printed } = testLog()
    log.info({ reason: `550 <${canary}>: unknown\n{"level":"fake"}\u001B[2J${'x'.repeat(1000)}` }, 'event')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[\x20-\x7E…]*\n$/)
    expect(printed()).toMatchObject([{ reason: expect.stringMatching(/^550 <…>: unknown\n/) as unknown }])
    expect(lines[0]?.length).toBeLessThan(500)
  })

  test('has lists of ids', () => {
    const { log, printed } = testLog()
    log.info({ enquiryIds: ['a', 'b'] }, 'event')
    expect(printed()).toMatchObject([{ enquiryIds: ['a', 'b'] }])
  })
})

describe('no line holds', () => {
  const request = { headers: { cookie: canary }, body: canary, socket: { remoteAddress: canary } }
  test.for([
    ['a request', { req: request }],
    ['an answer', { res: { headers: { 'set-cookie': canary } } }],
    ['an enquiry', { enquiry: { texts: { name: canary } } }],
    ['enquiries in a list', { enquiries: [{ texts: canary }] }],
    ['a header', { cookie: 'canary', authorization: 'canary' }],
    ['a field of the form', { name: 'canary', mobile: 'canary', subject: 'canary', message: 'canary' }],
    ['a visitor’s network address', { ip: 'canary', remoteAddress: 'canary', address: 'canary' }],
    ['an address that was asked for', { url: '/?q=canary', path: '/canary' }],
    ['a mail address in a text', { reason: `RCPT TO:<${canary}> failed` }],
    ['a mail address in a list', { reasons: [`no ${canary}`] }],
    ['an error’s message', { err: new SyntaxError(`Unexpected token in "${canary}"`) }],
    ['an error’s message under any name', { cause: new Error('canary') }],
    ['a line of an error’s message that looks like a place', { err: new Error('a\n    at canary') }],
    ['what was thrown but is no error', { err: 'canary' }],
    ['an error’s code that is none', { err: Object.assign(new Error(''), { code: canary }) }],
  ] as const)('%s', ([, fields]) => {
    const { log, lines } = testLog()
    log.error(fields, 'event')
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toContain('canary')
  })

  test('an error, but its kind, code and place', () => {
    const { log, lines, printed } = testLog()
    log.error({ err: Object.assign(new RangeError('canary\n    and canary'), { code: 'EFAULT' }) }, 'event')
    expect(lines.join('')).not.toContain('canary')
    const stack = expect.arrayContaining([expect.stringContaining('log.test.ts')]) as unknown
    expect(printed()).toMatchObject([{ msg: 'event', err: { type: 'RangeError', code: 'EFAULT', stack } }])
  })
})

test('an error of the store has its message, which contains no values', () => {
  const { log, printed } = testLog()
  log.error({ err: new StoreError(`database is locked by ${canary}`, 'SQLITE_BUSY') }, 'event')
  const err = { type: 'StoreError', code: 'SQLITE_BUSY', message: 'database is locked by …' }
  expect(printed()).toMatchObject([{ msg: 'event', err }])
})

test('the level of the settings decides which lines there are', () => {
  const { log, lines } = testLog('warn')
  log.info({}, 'event')
  log.warn({}, 'event')
  expect(lines).toHaveLength(1)
})
