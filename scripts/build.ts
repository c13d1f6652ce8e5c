import { buildSite } from './build/buildSite.ts'

const started = performance.now()
const { pages } = await buildSite()
console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`)
