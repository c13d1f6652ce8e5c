import { buildSite } from './build/buildSite.ts'
import { writeProxyFiles } from './deploy/writeProxyFiles.ts'

const started = performance.now()
const { pages } = await buildSite()
writeProxyFiles('dist')
console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`)
