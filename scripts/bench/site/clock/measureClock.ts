import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import type { Bench } from '../../Bench.ts'
import { inBrowser } from '../browser.ts'
import { nextPages, readTitle, type MeasuredPlace } from '../places.ts'
import type { Site, Sites } from '../startSites.ts'
import { measureLoad } from './measureLoad.ts'
import { measurePress } from './measurePress.ts'

interface Clock extends Bench, Sites {
  places: readonly MeasuredPlace[]
}

/** Takes what a visitor waits for, on each page of each site in turn: a busier minute hits all of them. */
export async function measureClock(clock: Clock): Promise<void> {
  const { places, runs, sites, progress } = clock
  for (let run = 1; run <= runs; run += 1) {
    for (const place of places) {
      const inTurn = run % 2 === 1 ? sites : sites.toReversed()
      for (const site of inTurn) await measureLoads(clock, site, place)
      for (const site of inTurn) await measurePresses(clock, site, place)
      progress(`run ${run} of ${runs}: ${place.path}`)
    }
  }
}

/** Each load has a browser of its own, just started. */
async function measureLoads({ results, foreignPort }: Clock, site: Site, { path }: MeasuredPlace) {
  const load = await results.attempt(`Load of ${path}`, () =>
    inBrowser(foreignPort, (browser) => measureLoad(browser, site.origin + path)),
  )
  if (load && load.waiting.length > 0) {
    results.notes.push(`${path}: never hydrated in the first window: ${load.waiting.join(' ')}`)
  }
  const baseline = await results.attempt(`Load of ${path} without scripts`, () =>
    inBrowser(foreignPort, (browser) => measureLoad(browser, site.baselineOrigin + path)),
  )
  results.add('firstPaint', path, load?.firstPaint, site.column)
  results.add('firstPaint', path, baseline?.firstPaint, site.baselineColumn)
  for (const measure of ['hydrated', 'fullyInteractive'] as const) {
    results.add(measure, path, load?.[measure], site.column)
  }
  for (const measure of ['longTasks', 'longestTask', 'layoutShift'] as const) {
    results.add(measure, path, load?.[measure], site.column)
    results.add(measure, path, baseline?.[measure], site.baselineColumn)
  }
}

/** The presses of a kind share a browser, each a first visit of its own. */
async function measurePresses({ results, foreignPort }: Clock, site: Site, place: MeasuredPlace) {
  const presses = await pressesOf(site, place)
  const hands = [
    { by: 'mouse', slowdown: 1, suffix: 'Mouse1' },
    { by: 'mouse', slowdown: 4, suffix: 'Mouse4' },
    { by: 'finger', slowdown: 1, suffix: 'Finger1' },
    { by: 'finger', slowdown: 4, suffix: 'Finger4' },
  ] as const
  for (const { kind, name, ...press } of presses) {
    await inBrowser(foreignPort, async (browser) => {
      for (const { suffix, ...hand } of hands) {
        const time = await results.attempt(`${kind}${suffix}, ${name}`, () =>
          measurePress(browser, { url: site.origin + place.path, ...press, ...hand }),
        )
        results.add(`${kind}${suffix}`, name, time, site.column)
      }
    })
  }
}

/** What is pressed on a page: a link to a page in place, one to or from Contact, and the language. */
async function pressesOf({ dist }: Site, { page, language, path: from }: MeasuredPlace) {
  const link = async (kind: 'click' | 'document', path: string) => ({
    kind,
    name: `${from} → ${path}`,
    selector: `main a[href="${path}"], footer a[href="${path}"]`,
    inWindow: true,
    path,
    title: await readTitle(dist, path),
  })
  const next = nextPages[page]
  const other = languageCodes.find((code) => code !== language) ?? language
  const switched = pagePath(page, other)
  return [
    ...(next === null ? [] : [await link('click', pagePath(next, language))]),
    await link('document', pagePath(page === 'contact' ? 'home' : 'contact', language)),
    {
      kind: 'switch' as const,
      name: from,
      selector: 'header a[hreflang]',
      inWindow: false,
      path: switched,
      title: await readTitle(dist, switched),
    },
  ]
}
