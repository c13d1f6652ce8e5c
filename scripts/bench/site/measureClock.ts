import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import type { Results } from '../Results.ts'
import { inBrowser } from './browser.ts'
import { measureLoad } from './measureLoad.ts'
import { measurePress } from './measurePress.ts'
import { nextPages, readTitle, type MeasuredPlace } from './places.ts'
import type { Site } from './startSites.ts'

/** Loads a page, and its baseline; each in a browser just started. */
export async function measureLoads(results: Results, site: Site, { path }: MeasuredPlace) {
  const load = await results.attempt(`Load of ${path}`, () =>
    inBrowser(site, (browser) => measureLoad(browser, site.origin + path)),
  )
  const baseline = await results.attempt(`Load of ${path} without scripts`, () =>
    inBrowser(site, (browser) => measureLoad(browser, site.baselineOrigin + path)),
  )
  for (const measure of ['firstPaint', 'longTasks', 'longestTask', 'layoutShift'] as const) {
    results.add(measure, path, load?.[measure], site.column)
    results.add(measure, path, baseline?.[measure], site.baselineColumn)
  }
  for (const measure of ['hydrated', 'fullyInteractive'] as const) {
    results.add(measure, path, load?.[measure], site.column)
  }
  for (const control of load?.waiting ?? []) results.notes.add(`${path}: never hydrated: ${control}`)
}

const hands = {
  Mouse1: { by: 'mouse', slowdown: 1 },
  Mouse4: { by: 'mouse', slowdown: 4 },
  Finger1: { by: 'finger', slowdown: 1 },
  Finger4: { by: 'finger', slowdown: 4 },
} as const

/** Presses links and the language switch. The presses of a kind share a browser, each a first visit of its own. */
export async function measurePresses(results: Results, site: Site, place: MeasuredPlace) {
  for (const { kind, name, ...press } of pressesOf(site, place)) {
    await inBrowser(site, async (browser) => {
      for (const hand of Object.keys(hands) as (keyof typeof hands)[]) {
        const time = await results.attempt(`${kind}${hand}, ${name}`, () =>
          measurePress(browser, { url: site.origin + place.path, ...press, ...hands[hand] }),
        )
        results.add(`${kind}${hand}`, name, time, site.column)
      }
    })
  }
}

/** What is pressed on a page: a link to a page in place, one to or from Contact, and the language. */
function pressesOf({ dist }: Site, { page, language, path: from }: MeasuredPlace) {
  const link = (kind: 'click' | 'document', path: string) => ({
    kind,
    name: `${from} → ${path}`,
    selector: `main a[href="${path}"], footer a[href="${path}"]`,
    inWindow: true,
    path,
    title: readTitle(dist, path),
  })
  const next = nextPages[page]
  const other = languageCodes.find((code) => code !== language) ?? language
  const switched = pagePath(page, other)
  return [
    ...(next === null ? [] : [link('click', pagePath(next, language))]),
    link('document', pagePath(page === 'contact' ? 'home' : 'contact', language)),
    {
      kind: 'switch' as const,
      name: from,
      selector: 'header a[hreflang]',
      inWindow: false,
      path: switched,
      title: readTitle(dist, switched),
    },
  ]
}
