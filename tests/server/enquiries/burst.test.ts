// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerJson, startEnquiryServer } from '../support/enquiryServer.ts'

const count = 600
const most = 500

test('while the store is slow, 500 enquiries wait for it and any other is refused at once', async () => {
  // On a busy machine the captcha's 3 s would pass for hundreds of them.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  onTestFinished(() => timeout.mockRestore())
  const { send, services } = await startEnquiryServer()
  const { promise: slow, resolve: hurry } = Promise.withResolvers<void>()
  const hold = services.database.transaction(() => slow)
  const refused: Awaited<ReturnType<typeof send>>[] = []
  const sent = Array.from({ length: count }, async (_, index) => {
    const answer = await send({ recaptcha: `solution-${index}` })
    if (answer.status !== 200) refused.push(answer)
    return answer.status
  })
  await vi.waitFor(() => expect(refused).toHaveLength(count - most), { timeout: 60_000 })
  for (const answer of refused) {
    expect(answerJson(answer)).toEqual({ status: 503, success: false, error: { code: 'busy' } })
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  }
  hurry()
  await hold
  expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(most)
  expect(await send()).toMatchObject({ status: 200 })
  expect((await services.appDependencies.outbox.depth()).find(({ state }) => state === 'queued')?.count).toBe(
    most + 1,
  )
})
