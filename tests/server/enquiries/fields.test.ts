// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { fieldNames } from '#enquiry/enquiryFields.ts'
import { runTool } from '../support/runTool.ts'
import { withoutIsolates } from '../support/testMailServer.ts'
import { enquiry, startEnquiryServer } from '../support/enquiryServer.ts'

const labelsIn = (language: LanguageCode) => {
  const file = join(import.meta.dirname, `../../../locales/${language}/enquiry.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as Texts['enquiry']).fields
}
const key = { 'Idempotency-Key': 'a-key-of-this-test' }
const others = { ...enquiry, name: 'Amal', mobile: '055', email: 'amal@another.example' }

// The sample has a value for each field of the table, or nothing below would say anything of it.
test.for(fieldNames)('the sample has the field %s', (field) => {
  expect(enquiry[field]).not.toBe('')
})

describe.for(fieldNames)('the field %s', (field) => {
  const value = enquiry[field]

  test.for(languageCodes)('is stored, mailed with its label, shown and exported (%s)', async (language) => {
    const server = await startEnquiryServer({}, { deliver: true })
    expect(await server.send({}, { 'Content-Language': language })).toMatchObject({ status: 200 })
    const [stored] = await server.stored()
    expect(stored?.texts?.[field]).toBe(value)

    await expect.poll(server.mails, { timeout: 60_000 }).toHaveLength(1)
    const mail = await PostalMime.parse(server.mails()[0] ?? '')
    expect(withoutIsolates(mail.text)).toMatch(`${labelsIn(language)[field]}:`)
    for (const line of value.split('\n')) {
      expect(withoutIsolates(mail.text)).toContain(line)
      expect(mail.html).toContain(line)
    }

    const environment = { DATA_DIR: server.settings.dataDir }
    const shown = await runTool(['show', stored?.reference ?? ''], environment)
    expect(shown.out).toMatch(new RegExp(`^${field} +\\S`, 'm'))
    for (const line of value.split('\n')) expect(shown.out).toContain(line)
    const json = JSON.parse((await runTool(['export', '--json'], environment)).out) as [{ texts: object }]
    expect(json[0].texts).toHaveProperty(field, value)
    const [head = '', row = ''] = (await runTool(['export', '--csv'], environment)).out.split('\r\n')
    expect(head).toContain(`"${field}"`)
    expect(row).toContain(`"${value}"`)
  })

  test('tells one request from another of the same key', async () => {
    const { send, stored } = await startEnquiryServer()
    expect(await send({}, key)).toMatchObject({ status: 200 })
    expect(await send({}, key)).toMatchObject({ status: 200 })
    expect(await send({ [field]: others[field] === value ? '' : others[field] }, key)).toMatchObject({
      status: 409,
    })
    expect(await stored()).toHaveLength(1)
  })

  test('is in no line of the log', async () => {
    const { services, logged } = await startEnquiryServer()
    services.appDependencies.log.error({ [field]: 'a text without an address' }, 'event')
    expect(JSON.stringify(logged())).not.toContain('a text')
  })
})
