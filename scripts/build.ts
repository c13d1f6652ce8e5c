import { BuildError } from './prerender/BuildError.ts'

// What visitors get is never a development build of React, whatever the environment is for.
process.env['NODE_ENV'] = 'production'
const { buildSite } = await import('./prerender/buildSite.ts')

const started = performance.now()
try {
  const { pages } = await buildSite()
  console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(`${error.message}\n\nThe site was not built: correct what is listed above`)
  process.exitCode = 1
}
