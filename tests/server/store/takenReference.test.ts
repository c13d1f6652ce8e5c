import { expect, test, vi } from 'vitest'
import { Outbox } from '#server/store/Outbox.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { onEachStore, open } from '../support/stores.ts'

const drawn = vi.hoisted(() => [] as string[])

vi.mock('#server/store/reference.ts', async (original) => ({
  ...(await original<object>()),
  makeReference: () => drawn.shift() ?? 'QT-000000',
}))

onEachStore('a reference', (store) => {
  test('that is taken is drawn again', async () => {
    const outbox = new Outbox(await open(await store.settings()))
    drawn.push('QT-AAAAAA', 'QT-AAAAAA', 'QT-AAAAAA', 'QT-BBBBBB')
    const first = await outbox.put(newEnquiry())
    const second = await outbox.put(newEnquiry())
    expect([first.reference, second.reference]).toEqual(['QT-AAAAAA', 'QT-BBBBBB'])
    expect(second.isNew).toBe(true)
  })

  test('that never is free is an error, and nothing is stored', async () => {
    const outbox = new Outbox(await open(await store.settings()))
    await outbox.put(newEnquiry())
    await expect(outbox.put(newEnquiry())).rejects.toThrow('No free reference')
    expect(await outbox.list({ limit: 9 })).toHaveLength(1)
  })
})
