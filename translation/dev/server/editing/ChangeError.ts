import type { RefusalReason } from '../../page/shared/changes.ts'

/** The request names a text or list that does not exist, or that cannot be written. */
export class ChangeError extends Error {
  readonly reason: RefusalReason | undefined

  /** @param message for developers */
  constructor(message: string, reason?: RefusalReason) {
    super(message)
    this.reason = reason
  }
}
