// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { fileTransport } from '#server/mail/fileTransport.ts'
import { withoutAddresses } from '#server/personalData.ts'
import { enquiry, sharedEnquiryServer } from '../../server/support/enquiryServer.ts'
import { sampleEnquiry, settings, texts } from '../../server/support/sampleEnquiry.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

/** What a request may cost, in costs of a plain one. A quadratic expression on 8 KB costs a hundred of them and more. */
const most = 8
const length = 7_600

/** Characters, and pairs of them, on which an expression may try again and again, also as they are encoded. */
const awkward = [
  ...Array.from(
    './%@=;,:"\'()[]{}<>&+-_ \t\\*?#!|~^$`xA0éب\n\u2028\u200B\u202E\u0660\u0958\uFDFA\u3164\u{1F469}',
  ),
  ...'a. a@ a- -a ./ %2 %25 %2f %2e %ff ;a= [] ]:1 ": q= W/ =? {{ }} <b XSRF-TOKEN=; XSRF-TOKEN=a.b;'.split(
    ' ',
  ),
  '; ',
  ', ',
  ' \n',
  '\r\n',
  'e\u0301',
  '\u0316\u0301',
  '\u0301\u0316',
]

const runsPerRound = 3

/** A run's processor time in µs: the least of some rounds, as other work adds to it, or the first below `enough`. */
async function cost(run: () => unknown, count: number, enough = 0): Promise<number> {
  let least = Infinity
  for (let round = 0; round < count && least > enough; round += 1) {
    const before = process.cpuUsage()
    for (let each = 0; each < runsPerRound; each += 1) await run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / runsPerRound)
  }
  return least
}

/** Gives what the dearest of some runs costs beside the plain one, which is warmed up first. */
async function dearest(plain: () => unknown, runs: readonly [name: string, run: () => unknown][]) {
  await cost(plain, 3)
  const base = await cost(plain, 10)
  const dear: [name: string, ratio: number][] = []
  for (const [name, run] of runs) {
    const ratio = (await cost(run, 13, most * base)) / base
    if (ratio > most) dear.push([name, ratio])
  }
  return dear
}

const filled = (text: string, before = '', after = '') =>
  before + text.repeat(Math.floor((length - before.length - after.length) / Buffer.byteLength(text))) + after
/** As Node's parser takes it: bytes above 127 one by one, and no line ends. */
const inHeader = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\x80-\x9F]/g, '\x80')

describe('8 KB of an awkward text cost as much as any other', () => {
  const server = sharedEnquiryServer()

  test.for([
    ['', ''],
    ['/', ''],
    ['/', '/'],
    ['/ar/', '.'],
    ['/?', ''],
  ] as const)('in a path, after "%s" and before "%s"', async ([before, after]) => {
    const runs = awkward.map((text): [string, () => unknown] => {
      const path = filled(encodeURI(text).replaceAll('%25', '%'), before || '/', after)
      return [JSON.stringify(text), () => server().get(path)]
    })
    expect(await dearest(() => server().get('/nowhere'), runs)).toEqual([])
  })

  test.for(['accept-encoding', 'if-none-match', 'cookie', 'x-forwarded-for', 'host', 'range', 'accept'])(
    'in the header %s',
    async (name) => {
      const runs = awkward.map((text): [string, () => unknown] => {
        const headers = { [name]: inHeader(filled(text)) }
        return [JSON.stringify(text), () => server().get('/contact-details', { headers })]
      })
      expect(await dearest(() => server().get('/contact-details'), runs)).toEqual([])
    },
  )

  test.for([
    'content-type',
    'content-language',
    'content-encoding',
    'origin',
    'sec-fetch-site',
    'cookie',
    'x-xsrf-token',
    'idempotency-key',
    'x-forwarded-for',
  ])('in the header %s of an enquiry', async (name) => {
    const runs = awkward.map((text): [string, () => unknown] => {
      const prefix = name === 'content-type' ? 'application/json' : ''
      const headers = { [name]: inHeader(filled(text, prefix)) }
      return [JSON.stringify(text), () => server().send({ name: '' }, headers)]
    })
    expect(await dearest(() => server().send({ name: '' }), runs)).toEqual([])
  })

  test.for(Object.keys(enquiry))('in the field %s', async (field) => {
    // The captcha is refused here, so nothing is stored, whose cost is the disk's.
    const runs = awkward.flatMap((text): [string, () => unknown][] => {
      const value = field === 'email' ? filled(text, 'a@') : filled(text)
      return [
        [JSON.stringify(text), () => server().send({ name: '', [field]: value })],
        [`${JSON.stringify(text)}!`, () => server().send({ name: '', [field]: `${value}!` })],
      ]
    })
    expect(await dearest(() => server().send({ name: '' }), runs)).toEqual([])
  })
})

test('8 KB of an awkward text in a mail cost as much as any other', async () => {
  const transport = fileTransport(temporaryFolder())
  const mailWith = (text: string) => async () => {
    const value = filled(text)
    const mailed = sampleEnquiry({ texts: { ...texts, name: value, subject: value, message: value } })
    await transport.send(composeMail([mailed], settings))
    withoutAddresses(value)
  }
  const runs = awkward.map((text): [string, () => unknown] => [JSON.stringify(text), mailWith(text)])
  expect(await dearest(mailWith('word '), runs)).toEqual([])
})
