import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'

export function failToCloseOnce(): void {
  const close = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
  })
  onTestFinished(() => close.mockRestore())
}
