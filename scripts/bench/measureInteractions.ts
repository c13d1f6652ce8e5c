import { attempt, type SiteBench } from './Bench.ts'
import { inBrowser } from './browser.ts'
import { measureClick, measureFlip } from './interactions.ts'
import { measuredPlaces, measuredWays } from './places.ts'

const processors = [
  { slowdown: 1, click: 'click', flip: 'flip' },
  { slowdown: 4, click: 'slowClick', flip: 'slowFlip' },
] as const

/** Clicks to new pages and flips of the language, on a processor as it is and on one four times slower. */
export async function measureInteractions(bench: SiteBench): Promise<void> {
  for (let run = 1; run <= bench.runs; run += 1) {
    for (const processor of processors) {
      const where = `run ${run} of ${bench.runs}, CPU ${processor.slowdown}x`
      const clicks: string[] = []
      for (const { from, to } of measuredWays) clicks.push(await click(bench, from, to, processor))
      bench.progress(`${where}, clicks in ms: ${clicks.join(', ')}`)
      const flips: string[] = []
      for (const { path } of measuredPlaces) flips.push(await flip(bench, path, processor))
      bench.progress(`${where}, flips in ms: ${flips.join(', ')}`)
    }
  }
}

type Processor = (typeof processors)[number]

async function click(bench: SiteBench, from: string, to: string, { slowdown, click: goal }: Processor) {
  const { results, sites } = bench
  const way = `${from} → ${to}`
  const found = await attempt(bench, `Click ${way}`, () =>
    inBrowser(sites.foreignPort, (browser) => measureClick(browser, sites.page + from, to, slowdown)),
  )
  results.add(goal, way, found?.painted)
  return found?.painted.toFixed(0) ?? 'failed'
}

async function flip(bench: SiteBench, path: string, { slowdown, flip: goal }: Processor) {
  const { results, sites } = bench
  const found = await attempt(bench, `Flip of ${path}`, () =>
    inBrowser(sites.foreignPort, (browser) => measureFlip(browser, sites.page + path, slowdown)),
  )
  results.add(goal, path, found?.painted)
  results.add('flipShift', path, found?.layoutShift)
  return found?.painted.toFixed(0) ?? 'failed'
}
