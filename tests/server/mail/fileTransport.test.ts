import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { fileTransport } from '#server/mail/fileTransport.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

test('a mail becomes a file of its own, for this user alone', async () => {
  const folder = join(temporaryFolder(), 'data', 'mails')
  const transport = fileTransport(folder)
  const enquiry = sampleEnquiry()
  const message = composeMail([enquiry], settings)
  await transport.send(message)
  await transport.send(message)
  const name = `${enquiry.id}.eml`
  expect(readdirSync(folder)).toEqual([name])
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const bytes = readFileSync(join(folder, name))
  expect(bytes.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const email = await PostalMime.parse(bytes)
  expect(email.messageId).toBe(message.id)
  expect(email.replyTo).toEqual([{ name: texts.name, address: texts.email }])
  expect(withoutIsolates(email.text)).toContain(texts.message)
})

test('the mail of a flood has a name of its own', async () => {
  const folder = temporaryFolder()
  const mailId = 'digest-1'
  const message = composeMail([sampleEnquiry({ mailId }), sampleEnquiry({ mailId })], settings)
  await fileTransport(folder).send(message)
  expect(readdirSync(folder)).toEqual(['digest-1.eml'])
})

test.for(['<../../etc/passwd@x.example>', '<a/b@x.example>', '<.hidden@x.example>', 'none'])(
  'the id %s names no file',
  async (id) => {
    const folder = temporaryFolder()
    const message = { ...composeMail([sampleEnquiry()], settings), id }
    await expect(fileTransport(folder).send(message)).rejects.toMatchObject({ code: 'EMESSAGEID' })
    expect(readdirSync(folder)).toEqual([])
  },
)

test('a folder that cannot be written is an error with its code', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const transport = fileTransport(join(file, 'mails'))
  const message = composeMail([sampleEnquiry()], settings)
  await expect(transport.send(message)).rejects.toMatchObject({ code: 'ENOTDIR', permanent: false })
})

test('what an interrupted attempt left is replaced', async () => {
  const folder = temporaryFolder()
  const enquiry = sampleEnquiry()
  const file = join(folder, `${enquiry.id}.eml`)
  writeFileSync(file, 'longer than any mail '.repeat(10_000))
  const message = composeMail([enquiry], settings)
  await fileTransport(folder).send(message)
  expect(readFileSync(file, 'latin1')).not.toContain('longer than any mail')
  expect((await PostalMime.parse(readFileSync(file))).messageId).toBe(message.id)
})

test('a file that cannot be written is an error with its code', async () => {
  const folder = temporaryFolder()
  const enquiry = sampleEnquiry()
  mkdirSync(join(folder, `${enquiry.id}.eml`))
  const sending = fileTransport(folder).send(composeMail([enquiry], settings))
  await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', code: 'EISDIR' })
})
