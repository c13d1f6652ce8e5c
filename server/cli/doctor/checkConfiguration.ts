import { readSettings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { findingsAbout, type Finding } from './Finding.ts'

const { ok, fail } = findingsAbout('configuration')

/** Checks that the server would start with these variables. There is a finding for each wrong variable. */
export function checkConfiguration(environment: NodeJS.ProcessEnv): Finding[] {
  try {
    readSettings(environment)
    return [
      ok(`every variable is right${environment['NODE_ENV'] === 'production' ? ', also for production' : ''}`),
    ]
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n').map(fail)
    throw error
  }
}
