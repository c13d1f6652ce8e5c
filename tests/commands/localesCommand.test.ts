import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { say } from '#translation/check/report/describe.ts'

function program(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['translation/commands/index.ts', ...args], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

// With status 0 it ends wherever `npm run check` goes on.
test('the exit status is 1 with the reason when something is wrong', () => {
  const path = 'locales/ar/lost.json'
  expect(program('accept', path)).toEqual({ status: 1, stderr: `${say('no-such-file', { path })}\n` })
})

test('a file that cannot be written is named with the reason, and without a stack', () => {
  const target = '/proc/ar.xlsx'
  const stderr = expect.stringMatching(new RegExp(`^E[A-Z]+: .* '${target}'\n$`)) as string
  expect(program('export', 'ar', '--to', target)).toEqual({ status: 1, stderr })
})

test('an unknown option is refused with the help, and without a stack', () => {
  const stderr = `Unknown option '--fxi'\n\n${say('help')}\n`
  expect(program('--fxi')).toEqual({ status: 2, stderr })
})

test('an unknown command is refused with the help, in the language asked for', () => {
  const message = say('no-such-command', { command: 'exprot' }, 'ar')
  const stderr = `${message}\n\n${say('help', {}, 'ar')}\n`
  expect(program('exprot', '--language', 'ar')).toEqual({ status: 2, stderr })
})

test('a language without messages is refused, whatever the command', () => {
  const message = say('no-such-message-language', { language: 'xx', languages: 'en, ar' })
  expect(program('--language', 'xx')).toEqual({ status: 2, stderr: `${message}\n\n${say('help')}\n` })
})
