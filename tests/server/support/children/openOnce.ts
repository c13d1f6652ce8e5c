import { Outbox } from '#server/store/Outbox.ts'
import { newEnquiry } from '../newEnquiry.ts'
import { open } from './common.ts'

process.stdout.write('opening\n')
const database = await open()
const { id } = await new Outbox(database).put(newEnquiry())
process.stdout.write(`${id}\n`)
await database.close()
