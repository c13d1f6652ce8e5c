// @vitest-environment node
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { captchaVerifier } from '#server/enquiries/captcha.ts'
import { freePort } from '../../support/freePort.ts'
import { startSiteverify, type Behaviour } from '../../support/siteverify.ts'
import { canary, answerJson, startEnquiryServer } from '../support/enquiryServer.ts'
import { newEnquiry } from '../support/newEnquiry.ts'

const secret = 'the-owners-secret'

async function startVerifier(behaviour: Behaviour, hostnames: string[] | null = null, address?: string) {
  const provider = await startSiteverify(behaviour)
  const verifyUrl = address ?? provider.url
  onTestFinished(provider.close)
  const lines: string[] = []
  const verify = captchaVerifier(
    { secret, verifyUrl },
    hostnames,
    pino({ base: {} }, { write: (line: string) => void lines.push(line) }),
    behaviour === 'hangs' ? 400 : 60_000,
  )
  return {
    provider,
    verify,
    reasons: () => lines.map((line) => (JSON.parse(line) as { reason: string }).reason),
  }
}

describe('the provider is asked', () => {
  test('once, with the secret and the solution alone', async () => {
    const { provider, verify } = await startVerifier('passes')
    expect(await verify('a-solution_and.more')).toBe('passed')
    expect(provider.asked.map((asked) => [...asked])).toEqual([
      [
        ['secret', secret],
        ['response', 'a-solution_and.more'],
      ],
    ])
  })

  test.for<[Behaviour, string, number, string[]]>([
    ['refuses', 'refused', 1, []],
    ['fails', 'unverified', 1, ['status 500']],
    ['complains', 'refused', 1, ['status 400']],
    ['hangs', 'unverified', 1, ['TimeoutError']],
    ['talks nonsense', 'unverified', 1, ['no answer of siteverify']],
    ['hangs up', 'unverified', 2, ['UND_ERR_SOCKET']],
    ['redirects', 'unverified', 2, ['unexpected redirect']],
  ])('and when it %s, the solution is %s', async ([behaviour, verdict, count, expected]) => {
    const { provider, verify, reasons } = await startVerifier(behaviour)
    expect(await verify('solution')).toBe(verdict)
    expect(provider.asked).toHaveLength(count)
    expect(reasons()).toEqual(expected)
  })

  test('for 3 s at most', async () => {
    const { url, close } = await startSiteverify('passes')
    onTestFinished(close)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    const verify = captchaVerifier({ secret, verifyUrl: url }, null, pino({ enabled: false }))
    expect(await verify('solution')).toBe('passed')
    expect(timeout.mock.calls).toEqual([[3_000]])
  })

  test.for<[string, () => string | Promise<string>, string | RegExp]>([
    ['nobody listens', async () => `http://127.0.0.1:${await freePort()}`, 'ECONNREFUSED'],
    ['the host does not exist', () => 'http://nowhere.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
    ['fetch allows no requests', () => 'http://127.0.0.1:6000', 'bad port'],
  ])('in vain where %s, and the log says why', async ([, address, reason]) => {
    const { verify, reasons } = await startVerifier('passes', null, await address())
    expect(await verify('solution')).toBe('unverified')
    expect(reasons()).toEqual([expect.stringMatching(reason)])
  })

  test('again after a connection that failed; a solution that this used up is no refusal', async () => {
    const { provider, verify, reasons } = await startVerifier('hangs up once')
    expect(await verify('solution')).toBe('unverified')
    expect(provider.asked).toHaveLength(2)
    expect(reasons()).toEqual(['the answer was lost'])
  })

  test('a second time about a solution, it says that it is used', async () => {
    const { verify } = await startVerifier('once')
    expect(await verify('solution')).toBe('passed')
    expect(await verify('solution')).toBe('used')
  })
})

test.for([
  [{ success: true, hostname: 'www.company.com' }, 'passed'],
  [{ success: true, hostname: 'evil.example' }, 'refused'],
  [{ success: true }, 'refused'],
  [{ success: 'true', hostname: 'www.company.com' }, 'unverified'],
  [{}, 'unverified'],
  [[], 'unverified'],
  [{ success: false }, 'refused'],
  [{ success: false, 'error-codes': ['invalid-input-response'] }, 'refused'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'used'],
  [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unverified'],
  [{ success: false, 'error-codes': ['bad-request'] }, 'refused'],
] as const)('the answer %o means %s', async ([answer, verdict]) => {
  const { provider, verify } = await startVerifier('answers', ['www.company.com'])
  provider.answer = answer
  expect(await verify('solution')).toBe(verdict)
})

test.for(['', 'a'.repeat(4097), 'two words', 'a\n', '<a>', 'é'])(
  'a solution of impossible form, %j, is refused without asking',
  async (solution) => {
    const { provider, verify } = await startVerifier('fails')
    expect(await verify(solution)).toBe('refused')
    expect(await verify('a'.repeat(4096))).toBe('unverified')
    expect(provider.asked).toHaveLength(1)
  },
)

describe('over the call', () => {
  test('while there is no verdict, 300 an hour are kept; the others are told to come later', async () => {
    const { send, services } = await startEnquiryServer({}, { behaviour: 'fails' })
    const { outbox } = services.appDependencies
    for (let count = 0; count < 299; count += 1) await outbox.put(newEnquiry({ captcha: 'unverified' }))
    await outbox.put(newEnquiry())
    expect(await send({ message: 'the last' })).toMatchObject({ status: 200 })
    const answer = await send({ message: 'one more' })
    expect(answerJson(answer)).toEqual({ status: 503, success: false, error: { code: 'unverified' } })
    expect(answer.headers['retry-after']).toBe('10')
    await services.database.query('UPDATE enquiry SET created_at = created_at - 3600000')
    expect(await send({ message: 'one more' })).toMatchObject({ status: 200 })
  })

  test.for<[Behaviour, string]>([
    ['passes', 'passed'],
    ['fails', 'unverified'],
  ])('a provider that %s: the enquiry is kept as %s', async ([behaviour, captcha]) => {
    const SITE_ORIGIN = 'https://www.company.com'
    const { send, stored, services } = await startEnquiryServer({ SITE_ORIGIN }, { behaviour })
    expect(await send()).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject([{ captcha }])
    const counted = [`captcha_total{verdict="${captcha}"} 1`, 'captcha_seconds_count 1']
    const text = await services.appDependencies.metrics.registry.metrics()
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([...counted, 'enquiries_total{result="stored"} 1']),
    )
  })

  const refusal = { status: 400, success: false, error: { code: 'captcha', field: 'recaptcha' } }

  test('a refused solution keeps nothing', async () => {
    const { send, stored, services } = await startEnquiryServer({}, { behaviour: 'refuses' })
    expect(answerJson(await send())).toEqual(refusal)
    expect(await stored()).toEqual([])
    expect(await services.appDependencies.metrics.registry.metrics()).toContain(
      'enquiries_total{result="captcha"} 1',
    )
  })

  test('a solution that another enquiry used keeps nothing', async () => {
    const { send, stored } = await startEnquiryServer({}, { behaviour: 'once' })
    await send()
    expect(answerJson(await send({ message: `Another ${canary}` }))).toEqual(refusal)
    expect(await stored()).toHaveLength(1)
  })

  test('beside a secret of our own, a solution of the test keys’ site is refused', async () => {
    const own = { SITE_ORIGIN: 'https://www.company.com', RECAPTCHA_SECRET: secret }
    const { send } = await startEnquiryServer(own)
    expect(answerJson(await send())).toEqual(refusal)
  })
})
