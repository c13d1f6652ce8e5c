import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import type { Results } from '../Results.ts'
import { withBrowser } from './browser.ts'
import { measureLoad } from './measureLoad.ts'
import { measurePress } from './measurePress.ts'
import { nextPages, readTitle, type MeasuredPage } from './pages.ts'
import type { Site } from './startSites.ts'

/** The measures that a page without scripts has, too. */
const measuredOnBoth = ['firstPaint', 'longTasks', 'longestTask', 'layoutShift'] as const

export async function measureLoads(results: Results, site: Site, { path }: MeasuredPage) {
  const load = await results.attempt(`Load of ${path}`, () =>
    withBrowser(site, (browser) => measureLoad(browser, site.origin + path)),
  )
  for (const measure of [...measuredOnBoth, 'hydrated', 'fullyInteractive'] as const) {
    results.add(measure, path, load?.[measure], site.column)
  }
  const { baselineOrigin } = site
  if (baselineOrigin === undefined) return
  const baseline = await results.attempt(`Load of ${path} without scripts`, () =>
    withBrowser(site, (browser) => measureLoad(browser, baselineOrigin + path)),
  )
  for (const measure of measuredOnBoth) results.add(measure, path, baseline?.[measure], 'baseline')
}

const inputs = {
  Mouse1: { by: 'mouse', slowdown: 1 },
  Mouse4: { by: 'mouse', slowdown: 4 },
  Touch1: { by: 'touch', slowdown: 1 },
  Touch4: { by: 'touch', slowdown: 4 },
} as const

export async function measurePresses(results: Results, site: Site, page: MeasuredPage) {
  for (const { kind, name, ...press } of pressesOf(site, page)) {
    for (const input of Object.keys(inputs) as (keyof typeof inputs)[]) {
      const time = await results.attempt(`${kind}${input}, ${name}`, () =>
        withBrowser(site, (browser) =>
          measurePress(browser, { url: site.origin + page.path, ...press, ...inputs[input] }),
        ),
      )
      results.add(`${kind}${input}`, name, time, site.column)
    }
  }
}

function pressesOf({ dist }: Site, { id, language, path: from }: MeasuredPage) {
  const home = pagePath('home', language)
  const link = (kind: 'click' | 'document', path: string) => ({
    kind,
    name: `${from} → ${path}`,
    selector: `main a[href="${path}"], footer a[href="${path}"]`,
    // Home's title stands below the banners; in Arabic on a phone, that is below the window.
    inWindow: path !== home,
    path,
    title: readTitle(dist, path),
    presses: 1,
  })
  const next = nextPages[id]
  const other = languageCodes.find((code) => code !== language) ?? language
  const switched = pagePath(id, other)
  const onSwitch = { name: from, selector: 'header a[hreflang]', inWindow: false }
  return [
    ...(next === null ? [] : [link('click', pagePath(next, language))]),
    link('document', id === 'contact' ? home : pagePath('contact', language)),
    { kind: 'switch' as const, path: switched, title: readTitle(dist, switched), presses: 1, ...onSwitch },
    { kind: 'switchBack' as const, path: from, title: readTitle(dist, from), presses: 2, ...onSwitch },
  ]
}
