// @vitest-environment node
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { listenInTest } from '../../server/support/listenInTest.ts'
import { programCopy } from '../../server/support/programCopy.ts'
import { smallBuildInfo } from '../../server/support/smallSite.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const { folder: built, compileCache } = inject('program')
const unbuilt = programCopy({})
const partly = programCopy({
  'dist/index.html': '',
  'dist/.headers.json': '{"/index.html":{}}',
  'dist/.build.json': JSON.stringify({ ...smallBuildInfo, languages: ['en'] }),
})

function start(environment: Record<string, string>, folder = built) {
  // Another folder as the working one: the server finds its files by its own place.
  const child = spawn(process.execPath, [join(folder, 'server/index.ts')], {
    cwd: '/',
    env: { ...compileCache, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  return { child, folder, ended, out: text(child.stdout), errors: text(child.stderr) }
}

async function printedPort(child: ReturnType<typeof start>['child']) {
  const [line] = await once(child.stdout, 'data')
  return Number(/:(\d+)\n$/.exec(String(line))?.[1])
}

/** The lines of the log. The first is written in the background: it may come last, but it comes. */
const linesOf = (log: string) =>
  log
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

describe('the server starts', () => {
  test.for([
    [{ PORT: '0' }, 'localhost'],
    [{ PORT: '0', HOST: '127.0.0.2' }, '127.0.0.2'],
    [{ PORT: '0', HOST: '0.0.0.0' }, 'localhost'],
  ] as const)('with %o, saying in one line where it answers', async ([environment, host]) => {
    const { child, out, errors, ended } = start(environment)
    const port = await printedPort(child)
    expect(await (await fetch(`http://${host}:${port}/ar`)).text()).toBe('home ar')
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(await out).toBe(`The website: http://${host}:${port}\n`)
    expect(await errors).not.toMatch(/error/i)
  })

  test('with HSTS for as much as the owner asks for', async () => {
    const { child } = start({ PORT: '0', HSTS: 'subdomains' })
    const port = await printedPort(child)
    for (const path of ['/ar', '/nothing', '/send_mail.php']) {
      const { headers } = await fetch(`http://localhost:${port}${path}`)
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
  })

  test('and answers a client of HTTP/1.0 that names no host', async () => {
    const { child } = start({ PORT: '0' })
    const socket = connect(await printedPort(child), '127.0.0.1')
    socket.end('GET /industries HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nindustries en$/s)
  })

  test('with the metrics at its own host alone', async () => {
    const metricsPort = await freePort()
    const { child } = start({ PORT: '0', HOST: '127.0.0.2', METRICS_PORT: String(metricsPort) })
    await printedPort(child)
    expect((await fetch(`http://127.0.0.2:${metricsPort}/metrics`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    })
  })

  test('and says in the log, away from the line with the address, that mails become files', async () => {
    const { child, folder, out, errors, ended } = start({ PORT: '0' })
    await printedPort(child)
    child.kill('SIGTERM')
    await ended
    expect(linesOf(await errors)).toContainEqual(
      expect.objectContaining({ msg: 'mails-written-to-files', folder: join(folder, 'data/mails') }),
    )
    expect(await out).toMatch(/^The website: .*\n$/)
  })
})

describe('the server stops', () => {
  test('after an error that nothing caught, and no message of it reaches the log', async () => {
    const code = "process.on('SIGUSR2', () => JSON.parse('CANARY'))"
    const NODE_OPTIONS = `--import ${join(temporaryFolder({ 'throw.js': code }), 'throw.js')}`
    const { child, ended, errors } = start({ PORT: '0', NODE_OPTIONS })
    await printedPort(child)
    child.kill('SIGUSR2')
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(linesOf(await errors)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'mails-written-to-files' }),
        expect.objectContaining({
          level: 'fatal',
          msg: 'uncaught-exception',
          err: expect.objectContaining({ type: 'SyntaxError' }) as unknown,
        }),
      ]),
    )
    expect(await errors).not.toContain('CANARY')
  })

  test.runIf(existsSync('/dev/full'))(
    'at SIGTERM, and not before, on a full disk under its log',
    async () => {
      const command = 'exec "$0" "$1" 2>/dev/full'
      const child = spawn('/bin/sh', ['-c', command, process.execPath, join(built, 'server/index.ts')], {
        env: { ...compileCache, PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace' },
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const ended = once(child, 'exit')
      const url = `http://127.0.0.1:${await printedPort(child)}/readyz`
      expect((await fetch(url)).status).toBe(200)
      // The first request has been logged by now, in vain.
      expect((await fetch(url)).status).toBe(200)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
  )
})

describe('the server refuses to start, in one sentence', () => {
  const remedy = 'run npm run build with the settings of the server'
  const wanted = 'only a name or an IP address of this machine is allowed'

  test.for([
    [
      'with pages of another origin',
      { SITE_ORIGIN: 'https://www.company.com' },
      `dist/ was built with SITE_ORIGIN "https://www.whole.test", but here it is "https://www.company.com": ${remedy}`,
    ],
    [
      'with pages of another captcha',
      { RECAPTCHA_SITE_KEY: 'own' },
      `dist/ was built with RECAPTCHA_SITE_KEY "${smallBuildInfo.captchaKey}", but here it is "own": ${remedy}`,
    ],
    ['at a host that is not here', { HOST: '192.0.2.1' }, `HOST is "192.0.2.1", but ${wanted}`],
    ['at a host that is none', { HOST: 'a b' }, `HOST is "a b", but ${wanted}`],
    ['without a build', {}, 'dist/ is missing: run npm run build'],
  ] as const)('%s', async ([title, environment, sentence]) => {
    const folder = title === 'without a build' ? unbuilt() : built
    const { ended, out, errors } = start({ PORT: '0', ...environment }, folder)
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(await errors).toBe(`${sentence}\n`)
    expect(await out).toBe('')
  })

  test('for each sample that stands where NODE_ENV is production', async () => {
    const { ended, out, errors } = start({
      PORT: '0',
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://www.company.com',
      MAIL_FROM: 'site@company.com',
    })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(await errors).toMatch(
      /^SMTP_URL is not set, .*\nENQUIRY_TO is not set, .*\nRECAPTCHA_SITE_KEY is not set, .*\nRECAPTCHA_SECRET is not set, .*\n$/,
    )
    expect(await out).toBe('')
  })

  test('with pages that lack a language of the program', async () => {
    const { ended, errors } = start({ PORT: '0' }, partly())
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(await errors).toMatch(/^dist\/ was built without the language ar: run npm run build .*\n$/)
  })

  test('at a port that is taken', async () => {
    const port = await listenInTest(createServer())
    const dataDir = temporaryFolder()
    const { ended, out, errors } = start({ PORT: String(port), DATA_DIR: dataDir })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(await errors).toMatch(new RegExp(`^PORT ${port} is taken: .*\n$`))
    expect(await out).toBe('')
    // The store is closed: its log is not left beside it.
    expect(readdirSync(dataDir)).toEqual(['enquiries.sqlite'])
  })
})
