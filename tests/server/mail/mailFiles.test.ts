// @vitest-environment node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeConfirmation, composeMail } from '#server/mail/composeMail.ts'
import { fileTransport, eraseMailFiles } from '#server/mail/fileTransport.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { eraseByEmail } from '#server/store/erasure.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { onStore, open } from '../support/stores.ts'
import { canary, startEnquiryServer } from '../support/enquiryServer.ts'
import { settings, texts } from '../support/sampleEnquiry.ts'

const minute = 60_000

function compose(enquiries: readonly StoredEnquiry[]) {
  const [first, ...others] = enquiries.map((enquiry) => ({ ...enquiry, texts: enquiry.texts ?? texts }))
  if (!first) throw new Error('There is nothing to mail')
  return composeMail([first, ...others], settings)
}

onStore('SQLite', 'the files of mails', (store) => {
  test('that an erased enquiry is in are removed, and no others', async () => {
    const folder = temporaryFolder()
    const database = await open(await store.settings())
    const outbox = new Outbox(database)
    const transport = fileTransport(folder)
    const put = (email: string, digest: boolean) =>
      outbox.put(newEnquiry({ digest, texts: { ...texts, email } }))
    const write = async (enquiries: readonly StoredEnquiry[]) => {
      await transport.send(compose(enquiries))
      return `${enquiries[0]?.mailId}.eml`
    }
    const writeDigest = async (lastEmail: string) => {
      await put('other@company.test', true)
      await put(lastEmail, true)
      return write(await outbox.claimDigest('one', minute, 50))
    }
    const writeSingle = async (email: string) => {
      await put(email, false)
      const enquiry = await outbox.claim('one', minute)
      if (enquiry?.texts)
        await transport.send(composeConfirmation({ ...enquiry, texts: enquiry.texts }, settings))
      return write(enquiry ? [enquiry] : [])
    }

    await writeDigest('erased@company.test')
    const keptDigest = await writeDigest('kept@company.test')
    await writeSingle('erased@company.test')
    const kept = await writeSingle('kept@company.test')
    writeFileSync(join(folder, 'of-somebody-else.eml'), 'Subject: erased@company.test\r\n\r\n')

    expect(await eraseMailFiles(folder, database)).toBe(0)
    await eraseByEmail(database, 'erased@company.test')
    expect(await eraseMailFiles(folder, database)).toBe(3)
    const confirmation = kept.replace('.eml', '-confirmation.eml')
    const others = [kept, confirmation, keptDigest, 'of-somebody-else.eml']
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted())
  })
})

test('none is no failure', async () => {
  const database = await open({ dataDir: temporaryFolder() })
  expect(await eraseMailFiles(join(temporaryFolder(), 'mails'), database)).toBe(0)
})

test('a server that starts erases the files of what it erases', async () => {
  const first = await startEnquiryServer({ RETENTION_DAYS: '0' }, { deliver: true })
  await first.send()
  const folder = join(first.settings.dataDir, 'mails')
  await expect.poll(async () => (await first.stored()).map(({ state }) => state)).toEqual(['sent'])
  expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'latin1')).toContain(canary)
  await startEnquiryServer({ RETENTION_DAYS: '0', DATA_DIR: first.settings.dataDir }, { deliver: true })
  await expect.poll(() => readdirSync(folder)).toEqual([])
})
