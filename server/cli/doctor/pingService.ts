import { pick } from '#server/cli/openStore.ts'
import { fetchFailure } from '#server/errors.ts'
import { endpoints } from '#config/endpoints.ts'
import { originOf } from '#server/http/endpoints.ts'
import { readSettings } from '#server/settings/settings.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

/** When these calls stop, for whatever cause, a service such as healthchecks.io alarms the operator. */
export async function pingService(environment: NodeJS.ProcessEnv): Promise<CheckResult> {
  const { ok, fail } = resultsAbout('ping')
  const { pingUrl, host, port } = readSettings(pick(environment, ['PING_URL', 'HOST', 'PORT']))
  if (pingUrl === undefined) return fail('there is nobody to call: set PING_URL')
  const server = originOf(host, port)
  const notReady = await failureOf(server + endpoints.readiness)
  if (notReady !== null) return fail(`the server at ${server} is not ready (${notReady}): see its log`)
  const problem = await failureOf(pingUrl, { method: 'POST' })
  return problem === null
    ? ok('the service knows that all is well')
    : fail(`the service does not take the call (${problem}): correct PING_URL, or let this machine connect`)
}

async function failureOf(url: string, request?: RequestInit) {
  const answer = fetch(url, { ...request, signal: AbortSignal.timeout(10_000) })
  return answer.then(({ ok, status }) => (ok ? null : `status ${status}`), fetchFailure)
}
