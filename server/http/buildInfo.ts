import { buildInfoFile, type BuildInfo } from '#config/buildOutput.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'
import type { Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { type DistFiles, parseDistFile } from './readDist.ts'

/** @throws StartError where the file is missing, damaged, or from a version that did not name the form's pages */
export function readBuildInfo(files: DistFiles): BuildInfo {
  const build = parseDistFile(files, buildInfoFile) as BuildInfo
  if (Array.isArray(build.formFiles)) return build
  throw new StartError(`dist/${buildInfoFile} does not name the form's pages (formFiles): run npm run build`)
}

/** @throws StartError with a sentence for each difference to the settings: every enquiry would be refused */
export function checkBuild(files: DistFiles, { siteOrigin, captcha }: Settings): BuildInfo {
  const build = readBuildInfo(files)
  const missing = liveLanguageCodes.filter((code) => !build.languages.includes(code))
  const differences = [
    ...(siteOrigin === undefined ? [] : [['SITE_ORIGIN', build.siteOrigin, siteOrigin]]),
    ['RECAPTCHA_SITE_KEY', build.captchaKey, captcha.siteKey],
  ].filter(([, built, set]) => built !== set)
  const sentences = [
    ...differences.map(
      ([name, built, set]) => `dist/ was built with ${name} "${built}", but here it is "${set}"`,
    ),
    ...missing.map((code) => `dist/ was built without the language ${code}`),
  ]
  if (sentences.length === 0) return build
  throw new StartError(
    sentences.map((each) => `${each}: run npm run build with the settings of the server`).join('\n'),
  )
}
