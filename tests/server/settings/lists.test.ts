// @vitest-environment node
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { variables } from '../support/variables.ts'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

/** What .env.example would set if every line in it did. */
const example = parseEnv(read('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

const rows = [...read('server/README.md').matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(
  ([, name, fallback]) => ({
    name,
    fallback,
  }),
)

function refusedNames(environment: NodeJS.ProcessEnv) {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message.split('\n').map((sentence) => sentence.split(' ')[0])
  }
}

test('.env.example lists every variable, with a value that is allowed', () => {
  expect(Object.keys(example).toSorted()).toEqual(variables.toSorted())
  expect(() => readSettings(example)).not.toThrow()
})

test('.env.example with every line in it does not start in production: each sample is named', () => {
  const samples = ['SITE_ORIGIN', 'DATABASE_URL', 'SMTP_URL', 'EHLO_NAME', 'MAIL_FROM', 'ENQUIRY_TO'].concat([
    'PROBE_TO',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
    'RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET',
    'XSRF_SECRET',
    'PING_URL',
  ])
  expect(refusedNames({ ...example, NODE_ENV: 'production' })).toEqual(samples)
  // All other lines have the default, but for a port that has none.
  const others = Object.entries(example).filter(([name]) => !samples.includes(name))
  expect(readSettings(Object.fromEntries(others))).toEqual(readSettings({ METRICS_PORT: '9464' }))
})

test('.env.example as it is sets nothing', () => {
  expect(parseEnv(read('.env.example'))).toEqual({})
})

test('the server’s README lists every variable, with its default', () => {
  expect(rows.map(({ name }) => name)).toEqual(variables)
  const told = rows.filter(({ fallback }) => fallback?.startsWith('`'))
  const written = Object.fromEntries(told.map(({ name, fallback }) => [name, fallback?.slice(1, -1)]))
  expect(readSettings(written)).toEqual(readSettings({}))
  const untold = rows.filter(({ fallback }) => !fallback?.startsWith('`')).map(({ name }) => name)
  expect(untold).toEqual([
    'SITE_ORIGIN',
    'DATABASE_URL',
    'SMTP_URL',
    'EHLO_NAME',
    'PROBE_TO',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
    'RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET',
    'XSRF_SECRET',
    'METRICS_PORT',
    'PING_URL',
  ])
})
