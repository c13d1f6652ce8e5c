// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fingerprint } from '#server/enquiries/idempotency.ts'
import { openServices } from '#server/services.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { checkWritable } from '#server/store/database/Database.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { fieldNames, type EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { readMails } from '../../support/readMails.ts'
import { environmentOf, runTool } from '../../server/support/runTool.ts'
import { newEnquiry } from '../../server/support/newEnquiry.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import {
  onEachStore,
  onStore,
  open,
  silent,
  type StoreSettings,
  type TestStore,
} from '../../server/support/stores.ts'

/** In the fixture: one sent, one dead, two of a digest that failed, one that was claimed, one new, one erased. */
const visitors = ['visitor1', 'visitor2', 'visitor3', 'visitor5', 'visitor6', 'visitor7']
const waiting = ['visitor2', 'visitor5', 'visitor6', 'visitor7']

/** What the version before this one left in a store. */
const left = (store: TestStore) =>
  readFileSync(join(import.meta.dirname, 'upgrade', `${store.name.toLowerCase()}.sql`), 'utf8')

async function storeOfYesterday(store: TestStore): Promise<StoreSettings> {
  const { databaseUrl } = await store.settings()
  const dataDir = temporaryFolder()
  if (databaseUrl === undefined) {
    const file = new DatabaseSync(join(dataDir, 'enquiries.sqlite'))
    file.exec(left(store))
    file.close()
    return { dataDir }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(left(store))
  await client.end()
  return { dataDir, databaseUrl }
}

async function tool(settings: StoreSettings, ...args: string[]) {
  const { status, out, errors } = await runTool(args, environmentOf(settings), { width: 200 })
  expect(status, errors).toBe(0)
  return out
}

async function mailsOf(settings: StoreSettings, count: number) {
  const environment = { DATA_DIR: settings.dataDir, ...environmentOf(settings), RETENTION_DAYS: '3650' }
  const services = await openServices(readSettings(environment), silent)
  onTestFinished(async () => {
    await services.stop()
    await services.close()
  })
  services.start()
  const folder = join(settings.dataDir, 'mails')
  await vi.waitFor(() => expect(readMails(folder)).toHaveLength(count), 60_000)
  return Promise.all(readMails(folder).map((mail) => PostalMime.parse(mail)))
}

onEachStore('a store of the version before', (store) => {
  test('is opened with all that it holds', async () => {
    const database = await open(await storeOfYesterday(store))
    const outbox = new Outbox(database)
    const enquiries = await outbox.list({ limit: 100 })
    const addresses = enquiries.map(({ texts }) => texts?.email.replace('@sample.test', '') ?? 'erased')
    expect(addresses.toSorted()).toEqual(['erased', ...visitors])
    const [kept] = enquiries.filter(({ texts }) => texts?.email === 'visitor3@sample.test')
    expect(kept).toMatchObject({
      state: 'dead',
      captcha: 'unverified',
      language: 'ar',
      lastError: 'EENVELOPE 550: no such …',
      texts: { name: 'هدى 3', message: "Line one 3\n“It's” 😀 3" },
    })
    // A form that was open during the deploy, or whose answer was lost, sends the same once more.
    const again = await outbox.findByKey('sent yesterday-key-0003')
    expect(again?.reference).toBe(kept?.reference)
    const hasSameFields = fieldNames.every((field) => left(store).includes(`"${field}":`))
    expect(again?.fingerprint === fingerprint(kept?.texts ?? newEnquiry().texts)).toBe(hasSameFields)
    await checkWritable(database)
  })

  test('keeps its secrets, by which forms that are open still send', async () => {
    const database = await open(await storeOfYesterday(store))
    for (const name of ['xsrf', 'rate']) {
      const [, kept] = new RegExp(`'secret ${name}', ?'(.*)'`).exec(left(store)) ?? []
      expect(await readOrMakeSecret(database, name)).toBe(kept)
    }
  })

  test('has its enquiries mailed', async () => {
    // The digest is one mail.
    const mails = await mailsOf(await storeOfYesterday(store), waiting.length - 1)
    const texts = mails.map(({ text }) => text).join('\n')
    for (const visitor of waiting) expect(texts).toContain(`${visitor}@sample.test`)
  })

  test('is listed, shown and exported', async () => {
    const settings = await storeOfYesterday(store)
    expect((await tool(settings, 'list')).trimEnd().split('\n')).toHaveLength(visitors.length + 2)
    const exported = JSON.parse(await tool(settings, 'export', '--json')) as StoredEnquiry[]
    expect(exported).toHaveLength(visitors.length + 1)
    for (const { reference, texts } of exported) {
      expect(await tool(settings, 'show', reference)).toContain(texts?.email ?? 'erased')
    }
    const csv = await tool(settings, 'export', '--csv')
    for (const visitor of visitors) expect(csv).toContain(`"${visitor}@sample.test"`)
  })

  test('has its enquiries erased', async () => {
    const settings = await storeOfYesterday(store)
    for (const visitor of visitors) {
      const out = await tool(settings, 'erase', '--email', `${visitor}@sample.test`)
      expect(out).toBe('Erased the texts of 1 enquiry\n')
    }
    expect(await tool(settings, 'export', '--json')).not.toContain('@sample.test')
  })
})

onStore('SQLite', 'an enquiry stored before the form had a field', (store) => {
  test.for(fieldNames)('%s reads as empty', async (field) => {
    const settings = { ...(await store.settings()), dataDir: temporaryFolder() }
    const { [field]: _, ...texts } = newEnquiry().texts
    const outbox = new Outbox(await open(settings))
    const { id, reference } = await outbox.put(newEnquiry({ texts: texts as EnquiryTexts }))

    expect(JSON.parse(await tool(settings, 'export', '--json'))).toMatchObject([
      { texts: { ...texts, [field]: '' } },
    ])
    expect(await tool(settings, 'show', reference)).toMatch(new RegExp(`^${field} *$`, 'm'))
    expect(await tool(settings, 'export', '--csv')).not.toContain('undefined')
    const [mail] = await mailsOf(settings, 1)
    expect(mail?.text).toContain(reference)
    await vi.waitFor(async () => expect(await outbox.get(id)).toMatchObject({ state: 'sent' }), 60_000)
    const erasure = await runTool(['erase', '--email', 'huda@sample.test'], environmentOf(settings))
    expect(erasure.out).toMatch(field === 'email' ? /^$/ : /^Erased the texts of 1 enquiry/)
  })
})
