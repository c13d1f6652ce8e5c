// @vitest-environment node
import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'

test.for([
  [{}, { host: 'localhost', port: 3000 }],
  [{ PORT: '0' }, { host: 'localhost', port: 0 }],
  [
    { PORT: '65535', HOST: '::' },
    { host: '::', port: 65535 },
  ],
] as const)('%o gives %o', ([environment, settings]) => {
  expect(readSettings(environment)).toEqual(settings)
})

test.for(['', ' ', 'abc', '-1', '65536', '1e3', '0x10', '80.5', ' 80', '3000a', '٣٠٠٠', '999999'])(
  'PORT "%s" is refused by name, value and what is allowed',
  (PORT) => {
    const sentence = `PORT is "${PORT}", but only a whole number from 0 to 65535 is allowed`
    expect(() => readSettings({ PORT })).toThrow(sentence)
  },
)

test.for(['', '  '])('HOST "%s" is refused, for Node would open every network', (HOST) => {
  expect(() => readSettings({ HOST })).toThrow(`HOST is "${HOST}"`)
})
