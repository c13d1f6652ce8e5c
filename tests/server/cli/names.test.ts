// @vitest-environment node
import { expect, test } from 'vitest'
import { checkNames, type Visit } from '#server/cli/doctor/checkNames.ts'

const origin = 'https://www.company.com'
const home = `<link rel="canonical" href="${origin}/">`
const shown = (url: string): Visit => ({ url, status: 200, html: home })
const failed = (cause: object) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), cause) })

/** What each address of a site shows; any other leads nowhere. */
async function check(answers: Record<string, Visit | Error>, siteOrigin: string | undefined = origin) {
  const ask = async (url: string) => {
    const answer = answers[url] ?? failed({ code: 'ENOTFOUND' })
    if (answer instanceof Error) throw answer
    return answer
  }
  const findings = await checkNames({ siteOrigin }, ask)
  return findings.map(({ severity, text }) => `${severity}: ${text}`)
}

const well = {
  [`${origin}/`]: shown(`${origin}/`),
  'http://www.company.com/': shown(`${origin}/`),
  'https://company.com/': shown(`${origin}/ar`),
}

test('the doctor names what leads to the site', async () => {
  expect(await check(well)).toEqual([
    `ok: ${origin} shows the site`,
    'ok: http://www.company.com leads to the site',
    'ok: https://company.com leads to the site',
  ])
})

test.for(['https://company.com', 'http://www.company.com'])(
  'the doctor fails where %s shows the site itself',
  async (address) => {
    expect(await check({ ...well, [`${address}/`]: shown(`${address}/`) })).toContain(
      `fail: ${address} shows the site, but no enquiry can be sent from there: redirect it to ${origin}`,
    )
  },
)

test('the doctor says nothing of a name that leads nowhere, or to another site', async () => {
  const other = { url: 'https://company.com/', status: 200, html: '<h1>Intranet</h1>' }
  expect(await check({ [`${origin}/`]: shown(`${origin}/`) })).toEqual([`ok: ${origin} shows the site`])
  expect(await check({ [`${origin}/`]: shown(`${origin}/`), 'https://company.com/': other })).toHaveLength(1)
})

test('the doctor warns of a name that the certificate lacks', async () => {
  const withoutName = failed({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  expect(await check({ ...well, 'https://company.com/': withoutName })).toContainEqual(
    expect.stringMatching(
      /^warn: https:\/\/company\.com leads to a machine whose certificate lacks that name/,
    ),
  )
})

test.for([
  [
    'leads elsewhere',
    shown('https://company.com/'),
    /^fail: .* leads to https:\/\/company\.com: set SITE_ORIGIN/,
  ],
  ['redirects for ever', failed({ message: 'redirect count exceeded' }), /^fail: .*X-Forwarded-Host/],
  ['is down', { ...shown(`${origin}/`), status: 502 }, /^warn: .* status 502/],
  ['cannot be reached', failed({ code: 'ECONNREFUSED' }), /^warn: .*\(ECONNREFUSED\): open it in a browser$/],
] as const)('the doctor says that the site %s', async ([, answer, sentence]) => {
  expect((await check({ [`${origin}/`]: answer }))[0]).toMatch(sentence)
})

test('a site at another port, of apex or at an address is asked for by what it may be called', async () => {
  expect(
    await check({ 'https://www.company.com/': shown('https://company.com/') }, 'https://company.com'),
  ).toContain('ok: https://www.company.com leads to the site')
  expect(await check({}, 'http://localhost:8080')).toHaveLength(1)
  expect(await check({}, 'http://192.0.2.1')).toHaveLength(1)
})

test('a sample, or no site, is not asked', async () => {
  expect(await check({}, 'https://www.company.example')).toEqual([])
  expect(await checkNames({ siteOrigin: undefined })).toEqual([])
})
