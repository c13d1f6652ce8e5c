// @vitest-environment node
import { expect, test } from 'vitest'
import facts from '#translation/facts.json' with { type: 'json' }
import { joinNames } from '../../../scripts/vite/namesOnOneLine.ts'

const shown = (texts: object): unknown => JSON.parse(joinNames(JSON.stringify(texts), facts.names))

test('the words of a name share a line, also after an Arabic letter and in brackets', () => {
  const texts = { list: ['بيئة SAP S/4HANA', 'SAP ERP وSAP HANA (MDR as a Service)'] }
  const joined = ['بيئة SAP\u00A0S/4HANA', 'SAP\u00A0ERP وSAP\u00A0HANA (MDR\u00A0as\u00A0a\u00A0Service)']
  expect(shown(texts)).toEqual({ list: joined })
})

test('a number shares a line with what it counts, unless that is long', () => {
  const lead = 'Within 6 hours, (3,600 payments) and خلال 6 ساعات, in 12 administrations of 2026.'
  expect(shown({ lead })).toEqual({
    lead: 'Within 6\u00A0hours, (3,600\u00A0payments) and خلال 6\u00A0ساعات, in 12 administrations of 2026.',
  })
})

test('the head, the title, a long name and other words keep their spaces', () => {
  const texts = {
    meta: { title: 'SAP HANA servers' },
    heading: 'Servers for SAP HANA',
    lead: 'Proxmox Virtual Environment, and SAP servers beside Microsoft 3650',
  }
  expect(shown(texts)).toEqual(texts)
})
