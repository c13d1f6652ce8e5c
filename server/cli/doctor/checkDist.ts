import { checkBuild, currentCommit } from '#server/http/buildInfo.ts'
import type { Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { findingsAbout, type Finding } from './Finding.ts'

const { ok, warn, fail } = findingsAbout('build')

/** Checks that the pages were built for these settings, and of this commit. */
export function checkDist(
  settings: Pick<Settings, 'siteOrigin' | 'captcha'>,
  commit = currentCommit(),
): Finding[] {
  try {
    const build = checkBuild(settings)
    if (commit !== null && build.commit !== commit) {
      return [warn(`dist/ is of commit ${build.commit}, the program of ${commit}: run npm run build`)]
    }
    return [
      ok(`dist/ is of commit ${build.commit}, for ${build.siteOrigin}, in ${build.languages.join(', ')}`),
    ]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message.split('\n').map(fail)
  }
}
