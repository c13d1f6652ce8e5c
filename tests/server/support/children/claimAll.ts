import { Outbox } from '#server/store/Outbox.ts'
import { open } from './common.ts'

/** Claims and sends until nothing is due, and prints the ids of what it claimed. */
const database = await open()
const outbox = new Outbox(database)
const workerId = String(process.pid)
for (
  let claimed = await outbox.claim(workerId, 60_000);
  claimed;
  claimed = await outbox.claim(workerId, 60_000)
) {
  process.stdout.write(`${claimed.id}\n`)
  if (!(await outbox.markSent([claimed.id], workerId))) throw new Error('A running lease was lost')
}
await database.close()
