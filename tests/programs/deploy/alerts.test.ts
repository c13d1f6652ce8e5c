// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { Metrics } from '#server/Metrics.ts'
import { findProgram } from '../../server/support/findProgram.ts'
import { missing } from '../../server/support/missing.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const alerts = readFileSync('server/deploy/alerts.yaml', 'utf8')
const alertQueries = [...alerts.matchAll(/expr: (?:>-\n +)?(.*)$/gm)].map(([, query = '']) => query)

const promtool = findProgram('promtool')
const reason = promtool ? undefined : missing('no promtool here (on Debian: apt-get install prometheus)')

test.skipIf(reason !== undefined)(`each alert is quiet, and comes when it must${reason ?? ''}`, () => {
  const folder = temporaryFolder()
  for (const file of ['server/deploy/alerts.yaml', 'tests/programs/deploy/alerts.test.yaml']) {
    cpSync(file, join(folder, file.replace(/.*\//, '')))
  }
  const run = (...args: string[]) => execFileSync(promtool ?? '', args, { cwd: folder, encoding: 'utf8' })
  expect(run('check', 'rules', 'alerts.yaml')).toContain(`${alertQueries.length} rules found`)
  run('test', 'rules', 'alerts.test.yaml')
})

test('alerts ask for what the server counts, with its own labels', async () => {
  const { registry } = new Metrics({ depth: async () => [] })
  collectDefaultMetrics({ register: registry })
  const known = new Map([['up', ['job', 'instance']]])
  for (const { name, aggregator: _, ...metric } of registry.getMetricsAsArray()) {
    const labels = [
      'job',
      'instance',
      'le',
      ...('labelNames' in metric ? (metric.labelNames as string[]) : []),
    ]
    for (const suffix of ['', '_bucket', '_count', '_sum']) known.set(name + suffix, labels)
  }
  expect(alertQueries).toHaveLength(alerts.match(/- alert: /g)?.length ?? 0)
  for (const query of alertQueries) {
    const names = [...query.matchAll(/\b(up|[a-z]+_[a-z0-9_]+)\b(?! *\()(?![=!])/g)].map(([name]) => name)
    expect(
      names.filter((name) => !known.has(name) && !/^(sum|max|count)$/.test(name)),
      query,
    ).toEqual([])
    const labels = [...query.matchAll(/(?:\{|, ?)(\w+)[=!]/g)].map(([, label]) => label)
    const allowed = names.flatMap((name) => known.get(name) ?? [])
    expect(
      labels.filter((label) => !allowed.includes(label ?? '')),
      query,
    ).toEqual([])
  }
})
