import { CommandError } from '#server/cli/failures.ts'
import { visible } from '#server/cli/visible.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Outbox } from '#server/store/Outbox.ts'

/** @throws CommandError where no enquiry has that id or reference. */
export async function findEnquiry(outbox: Outbox, name: string): Promise<StoredEnquiry> {
  const enquiry = await outbox.get(name)
  if (enquiry) return enquiry
  throw new CommandError(
    `No enquiry in this store is called "${visible(name)}": list shows the references, and DATA_DIR or DATABASE_URL must be those of the server`,
  )
}
