import type { Bench } from './Bench.ts'
import { measureBuilds } from './measureBuilds.ts'
import { measureDevelopment } from './measureDevelopment.ts'
import { measureEveryPage } from './measureEveryPage.ts'
import { measureFirstLoads } from './measureFirstLoads.ts'
import { measureInteractions } from './measureInteractions.ts'
import { measureLoads } from './measureLoads.ts'
import { startServers } from './startServers.ts'
import { writeTwin } from './twin.ts'

const site = 'dist'
const twin = '.build/twin'

/** Measures everything, one after the other, so that nothing disturbs what is being measured. */
export async function runBench(bench: Bench): Promise<void> {
  await measureBuilds(bench)
  await measureDevelopment(bench)
  await writeTwin(site, twin)
  const sites = await startServers(site, twin)
  const siteBench = { ...bench, sites }
  await measureFirstLoads(siteBench)
  await measureInteractions(siteBench)
  await measureLoads(siteBench)
  await measureEveryPage(siteBench)
  sites.stop()
}
