import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { fileTransport } from '#server/mail/fileTransport.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

vi.mock('node:fs/promises', { spy: true })

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

test('a folder that cannot be written is an error with its code, and leaves nothing behind', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const transport = fileTransport(join(file, 'mails'))
  const message = composeMail([sampleEnquiry()], settings)
  await expect(transport.send(message)).rejects.toMatchObject({ code: 'ENOTDIR', permanent: false })
})

test('a file that cannot take its place is taken away', async () => {
  const folder = temporaryFolder()
  const message = composeMail([sampleEnquiry()], settings)
  const transport = fileTransport(folder)
  await transport.send(message)
  const name = readdirSync(folder)[0] ?? ''
  rmSync(join(folder, name))
  // A folder with something in it stands where the file belongs.
  const obstacle = fileTransport(join(folder, name))
  await obstacle.send(message)
  await expect(transport.send(message)).rejects.toMatchObject({ name: 'MailError', code: 'EISDIR' })
  expect(readdirSync(folder)).toEqual([name])
})

test('a file that cannot be taken away either does not hide why it was not written', async () => {
  vi.mocked(files.writeFile).mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }))
  vi.mocked(files.rm).mockRejectedValueOnce(Object.assign(new Error(), { code: 'EIO' }))
  const sending = fileTransport(temporaryFolder()).send(composeMail([sampleEnquiry()], settings))
  await expect(sending).rejects.toMatchObject({ name: 'MailError', code: 'ENOSPC' })
})
