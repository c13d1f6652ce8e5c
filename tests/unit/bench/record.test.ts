// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConditions } from '../../../scripts/bench/conditions.ts'
import { readRecord, writeRecord } from '../../../scripts/bench/record.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bench-record-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const rows = [{ goal: 'flip', page: '/', values: [70, 71.25], twin: [] }] as const

test('a run can be read as it was written', () => {
  const file = join(folder, 'new', 'bench.json')
  const record = {
    conditions: readConditions(2, '153.0'),
    rows: rows.map((row) => ({ ...row, values: [...row.values], twin: [] })),
    failures: ['a'],
    notes: ['b'],
  }
  writeRecord(file, record)
  expect(readRecord(file)).toEqual(record)
})

test('a measure that there is no more is left out', () => {
  const file = join(folder, 'old.json')
  writeFileSync(file, JSON.stringify({ conditions: {}, rows: [...rows, { ...rows[0], goal: 'gone' }] }))
  expect(readRecord(file).rows).toEqual(rows)
})

test.for(['{}', '{"rows": []}', 'null', '[]', 'no JSON'])('%s is refused as an earlier run', (text) => {
  const file = join(folder, 'other.json')
  writeFileSync(file, text)
  expect(() => readRecord(file)).toThrow(file)
})

test('a file that is not there is named', () => {
  expect(() => readRecord('missing.json')).toThrow('missing.json cannot be read')
})
