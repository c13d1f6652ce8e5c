// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

/** Checks a message as the hook of `lefthook.yml` does. */
function check(message: string) {
  const file = join(temporaryFolder({ message }), 'message')
  const { status, stderr } = spawnSync('node', ['scripts/checkCommitMessage.ts', file], { encoding: 'utf8' })
  return { status, stderr }
}

const body = '\n\nThe bar then fits on a phone.\n'

test('a subject of 72 characters with a body passes', () => {
  expect(check(`${'é'.repeat(72)}${body}`)).toEqual({ status: 0, stderr: '' })
})

test('a subject of 73 characters is refused, with its length', () => {
  const { status, stderr } = check(`${'a'.repeat(73)}${body}`)
  expect(status).toBe(1)
  expect(stderr).toContain('has 73 characters; shorten it to 72')
})

test.each([
  ['nothing else', 'Shorten the bar\n'],
  ["Git's comments", 'Shorten the bar\n\n# Please enter the commit message for your changes.\n'],
  [
    "Git's diff",
    'Shorten the bar\n\n# ------------------------ >8 ------------------------\ndiff --git a/x b/x\n',
  ],
])('a subject with %s and no body is refused', (_, message) => {
  const { status, stderr } = check(message)
  expect(status).toBe(1)
  expect(stderr).toContain('has no body')
})
