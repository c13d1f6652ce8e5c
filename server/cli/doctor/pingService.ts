import { pick } from '#server/cli/openStore.ts'
import { fetchFailure } from '#server/personalData.ts'
import { readSettings } from '#server/settings/settings.ts'
import { findingsAbout, type Finding } from './Finding.ts'

/**
 * Calls PING_URL, which says that all is well. Its service, such as healthchecks.io, alarms the operator when the calls
 * stop, whatever the cause: a fault that was found here, a machine that is down, a timer that was switched off.
 */
export async function pingService(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const { ok, fail } = findingsAbout('ping')
  const { pingUrl } = readSettings(pick(environment, ['PING_URL']))
  if (pingUrl === undefined) return fail('there is nobody to call: set PING_URL')
  const answer = fetch(pingUrl, { method: 'POST', signal: AbortSignal.timeout(10_000) })
  const problem = await answer.then((it) => (it.ok ? null : `status ${it.status}`), fetchFailure)
  if (problem === null) return ok('the service knows that all is well')
  return fail(
    `the service does not take the call (${problem}): correct PING_URL, or let this machine connect`,
  )
}
