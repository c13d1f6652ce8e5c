import { Outbox } from '#server/store/Outbox.ts'
import { withEmptyFields } from '#shared/enquiryFields.ts'
import { newEnquiry } from '../newEnquiry.ts'
import { open } from './common.ts'

/** Stores enquiries until it is killed, and prints the id of each once it is acknowledged. */
const outbox = new Outbox(await open())
const texts = withEmptyFields({ message: 'm'.repeat(2000) })
for (;;) {
  const { id } = await outbox.put(newEnquiry({ texts }))
  process.stdout.write(`${id}\n`)
}
