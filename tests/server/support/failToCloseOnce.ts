import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'

/** Makes the next SQLite connection that is closed fail, as SQLite does where the disk does. */
export function failToCloseOnce(): void {
  const close = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
  })
  onTestFinished(() => close.mockRestore())
}
