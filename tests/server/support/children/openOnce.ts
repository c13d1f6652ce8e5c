import { Outbox } from '#server/store/Outbox.ts'
import { open, sampleFor } from './common.ts'

/** Opens a store, stores an enquiry, prints its id, and closes the store. */
process.stdout.write('opening\n')
const database = await open()
const { id } = await new Outbox(database).put(sampleFor(0))
process.stdout.write(`${id}\n`)
await database.close()
