// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { programCopy } from '../../server/support/programCopy.ts'

// The types that `npm run build` checks are those of one empty file.
const typesOfNothing = { 'empty.ts': '', 'tsconfig.json': '{"files":["empty.ts"]}' }
const parts = [
  'i18next.config.ts',
  'locales',
  'public',
  'scripts',
  'server',
  'src',
  'translation',
  'package.json',
  'vite.config.ts',
]
const project = programCopy(typesOfNothing, parts)

function run(script: string, envFile: string | null, environment: Record<string, string> = {}) {
  return runProgram('npm', ['run', '--silent', ...script.split(' ')], envFile, environment)
}

function runProgram(
  program: string,
  args: readonly string[],
  envFile: string | null,
  environment: Record<string, string> = {},
) {
  const folder = project()
  rmSync(join(folder, '.env'), { force: true })
  if (envFile !== null) writeFileSync(join(folder, '.env'), envFile)
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...inject('program').compileCache, ...environment },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test.for([
  ['build', 'SITE_ORIGIN=from-file', 'SITE_ORIGIN is "from-file"'],
  ['locales -- export ar', 'SITE_ORIGIN=from-file', 'SITE_ORIGIN is "from-file"'],
  ['serve', 'LOG_LEVEL=from-file', 'LOG_LEVEL is "from-file"'],
  ['doctor', 'LOG_LEVEL=from-file', 'LOG_LEVEL is "from-file"'],
  ['enquiries list', 'DATA_DIR=/from-file', 'There is no store in "/from-file"'],
] as const)('npm run %s reads .env', ([script, envFile, sentence]) => {
  const { status, output } = run(script, envFile)
  expect(output).toContain(sentence)
  expect(output, 'a stack').not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('a command without .env says nothing of that file', () => {
  const { status, output } = run('enquiries -- --help', null)
  expect(output).toContain('npm run enquiries')
  expect(output).not.toContain('.env')
  expect(status).toBe(0)
})

test('the service of systemd reads .env, as the tools do', () => {
  const unit = readFileSync('server/deploy/website.service', 'utf8')
  const [, program, args = ''] = /^ExecStart=\/srv\/website\/(\S+) (.*)$/m.exec(unit) ?? []
  expect(program).toBe('node_modules/node/bin/node')
  const { status, output } = runProgram(process.execPath, args.split(' '), 'LOG_LEVEL=from-file')
  expect(output).toContain('LOG_LEVEL is "from-file"')
  expect(status).toBe(1)
  // What the unit itself sets, the tools do not see. This alone must hold even if .env forgets it.
  expect(unit.match(/^Environment.*$/gm)).toEqual(['Environment=NODE_ENV=production'])
})

test('the environment is stronger than .env', () => {
  const { output } = run('serve', 'LOG_LEVEL=from-file', { LOG_LEVEL: 'from-environment' })
  expect(output).toContain('LOG_LEVEL is "from-environment"')
})
