// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reach } from '../../server/support/reach.ts'
import { variables } from '../../server/support/variables.ts'

const read = (name: string) => readFileSync(join('server/deploy', name), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, '').split('\n')
const compose = read('compose.yaml')
const lastStage = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')))

function copied(lines: readonly string[]) {
  return lines.flatMap((line) =>
    line.startsWith('COPY ') && !line.includes('--from=') ? line.split(' ').slice(1, -1) : [],
  )
}

const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'scripts',
  Record<string, string>
>
/** What the image is run for: the commands, and what package.json loads before them. */
const programs = ['serve', 'enquiries', 'doctor'].flatMap(
  (name) => scripts[name]?.match(/\w[\w/]*\.ts/g) ?? [],
)

describe('the image', () => {
  test.for(copied(dockerfile))('copies %s, which is there, and which is not ignored', (path) => {
    expect(existsSync(path)).toBe(true)
    const named = read('Dockerfile.dockerignore').match(/(?<=^!).*/gm) ?? []
    expect(named.filter((each) => `${path}/`.startsWith(`${each}/`))).toHaveLength(1)
  })

  test('holds every file that the server and the tools read', () => {
    const { files } = reach([...programs, ...globSync('server/cli/*.ts')])
    // The first two come from the first stage, the last is DATA_DIR there.
    const folders = [...copied(lastStage), 'dist', 'package.json', 'data'].map((path) => `${path}/`)
    const absent = [...files].filter((file) => !folders.some((folder) => `${file}/`.startsWith(folder)))
    const seen = ['scripts/loadEnvFile.ts', 'server/index.ts', 'src/enquiry/fieldRules.ts']
    expect([...files]).toEqual(expect.arrayContaining(seen))
    expect(absent).toEqual([])
  })

  test('keeps every package that they use', () => {
    const { packages } = reach([...programs, ...globSync('server/cli/*.ts')])
    // And no other one: production would carry it. Besides there is only the runtime.
    expect(Object.keys(dependencies).toSorted()).toEqual([...packages, 'node'].toSorted())
  })

  test('runs as no one in particular, from Node itself, which gets the signal to end', () => {
    expect(lastStage).toContain('USER node')
    expect(lastStage).toContain('STOPSIGNAL SIGTERM')
    expect(lastStage).toContain('CMD ["node", "server/index.ts"]')
  })
})

describe('settings', () => {
  const known = new Set([...variables, 'NODE_ENV'])
  const ofDatabase = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']

  test('of the image are those that the server reads', () => {
    const lines = lastStage.filter((line) => /^(ENV|ARG) /.test(line)).join(' ')
    const names = [...lines.matchAll(/(?<![\w$])([A-Z][A-Z_]+)(?==|$| )/g)].map(([, name = '']) => name)
    expect(names).toContain('DATA_DIR')
    expect(names.filter((name) => !known.has(name) && !['ENV', 'ARG'].includes(name))).toEqual([])
  })

  test('of compose.yaml are those, and the database’s own', () => {
    const names = [...compose.matchAll(/^ +([A-Z][A-Z_]+):|\$\{([A-Z_]+)/gm)].map(
      ([, set, used = '']) => set ?? used,
    )
    expect(names).toContain('DATABASE_URL')
    expect(names.filter((name) => !known.has(name) && !ofDatabase.includes(name))).toEqual([])
  })

  test('have no password by default', () => {
    const secrets = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)([^}]*)\}/g)]
    expect(secrets.length).toBeGreaterThan(0)
    for (const [, , rest = ''] of secrets) expect(rest).toMatch(/^:\?/)
    expect(compose).not.toMatch(/^ +\w*(PASSWORD|SECRET): +(?!\$\{)/m)
  })
})
