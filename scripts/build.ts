import { draftCodes, showsDrafts } from '../src/i18n/languages.ts'
import { BuildError } from './build/BuildError.ts'
import { buildSite } from './build/buildSite.ts'
import { draftProgress } from './build/draftProgress.ts'

const started = performance.now()
try {
  const { pages } = await buildSite()
  console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  for (const code of draftCodes()) {
    console.log(
      `${draftProgress(code)}${showsDrafts ? '' : '; not in this build, which PREVIEW=1 would change'}`,
    )
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`${error.message}\n\nThe site was not built: correct what is listed above`)
  process.exitCode = 1
}
