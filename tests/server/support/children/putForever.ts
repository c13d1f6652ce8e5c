import { Outbox } from '#server/store/Outbox.ts'
import { open, sampleFor } from './common.ts'

/** Stores enquiries until it is killed, and prints the id of each once it is acknowledged. */
const outbox = new Outbox(await open())
for (let count = 0; ; count += 1) {
  const { id } = await outbox.put(sampleFor(count))
  process.stdout.write(`${id}\n`)
}
