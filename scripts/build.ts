import { buildSite } from './build/buildSite.ts'
import { writeProxyFiles } from './deploy/writeProxyFiles.ts'
import { refuseWrongTexts } from './locales/refuseWrongTexts.ts'

const started = performance.now()
refuseWrongTexts()
const { pages } = await buildSite()
writeProxyFiles('dist')
console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s`)
