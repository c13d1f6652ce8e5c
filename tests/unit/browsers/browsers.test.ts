import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forcedColorStyles } from '#theme/forcedColors.ts'
import { printStyles } from '#theme/printStyles.ts'
import { renderSite } from '../renderSite.ts'
import { cssFeatures } from './cssFeatures.ts'
import { namesIn, scriptFeatures } from './scriptFeatures.ts'
import { compatOf, find, lacking } from './support.ts'

/** What some listed browsers lack in styles, and what their visitors see instead. */
const styleEnhancements: Record<string, string> = {
  'text-wrap': 'lines break as they always did',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'the same',
  'overscroll-behavior': 'where a menu has nothing to scroll, the page behind it scrolls',
  ':marker': 'Safari takes its colour and its font, and the site sets no more',
  'scrollbar-width': 'a scroll bar shows below the banners or the sub-menu, where the system shows any',
  'scrollbar-width: none': 'the same',
  'overscroll-behavior-x': 'the browser goes back in its history at the end of the banners, as elsewhere',
  'color-adjust': 'Material UI’s button in print',
  'color-adjust: exact': 'the same',
  'print-color-adjust': 'lines and fills of drawings are printed, in the colours that the browser chooses',
  'print-color-adjust: exact': 'the same',
  'cursor: default': 'phones have no pointer',
  'cursor: pointer': 'the same',
  'cursor: progress': 'the same',
  resize: 'phones have no corner to draw a field by',
  'resize: block': 'the same; elsewhere it is drawn in both directions',
  'resize: none': 'the same',
  'user-select': 'Safari has it with its prefix, which stands beside it',
  '@page': 'the margins of the print dialogue',
  'break-after: avoid': 'a heading may stand at the foot of a sheet',
  'mask-image': 'the pattern of the opening ends at an edge',
  orphans: 'a single line may stand at the foot of a sheet',
  widows: 'a single line may stand at the head of a sheet',
  ':details-content': 'answers that are closed stay closed on paper; without scripts they open one by one',
  'content-visibility': 'the same',
  'content-visibility: visible': 'the same',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'the same',
}

/** What some listed browsers lack in scripts, and what is done there. */
const scriptEnhancements: Record<string, string> = {
  isComposing: 'the code 229 says the same (src/browser/isInputMethodKey.ts)',
  requestIdleCallback: 'half a second later instead (src/scheduling/usePrefetchInView.ts)',
  effectiveType: 'pages are fetched ahead (src/scheduling/mayFetchAhead.ts)',
  saveData: 'the same',
}

/** What the site cannot do without, by its place in MDN's tables. */
const foundations = [
  'api.Element.animate',
  'api.FontFace.FontFace',
  'api.HTMLDialogElement.showModal',
  'api.HTMLElement.hidePopover',
  'api.HTMLElement.inert',
  'api.HTMLElement.toggle_event',
  'api.IntersectionObserver',
  'api.Window.matchMedia',
  'css.selectors.popover-open',
  'html.elements.button.popovertarget',
  'html.elements.details',
  'html.elements.dialog',
  'html.elements.link.rel.modulepreload',
  'html.elements.link.rel.preload',
  'html.elements.script.type.module',
  'html.global_attributes.inert',
  'javascript.builtins.Array.at',
  'javascript.builtins.Array.findLast',
  'javascript.builtins.Intl.PluralRules',
  'javascript.operators.import',
]

test('the styles use only what listed browsers have, and the enhancements named here', async () => {
  const { pages } = await renderSite()
  // Emotion and Material UI add what has a prefix.
  const styles = pages.map(({ styles: tags }) =>
    tags.replaceAll(/<\/?style[^>]*>|(?<=[{;])-(?:webkit|moz|ms)-[\w-]+:[^;}]+;?/g, ''),
  )
  const features = cssFeatures(
    styles.join('') + printStyles('https://example.com', new Date('2026-01-31')) + forcedColorStyles,
  )
  // Of parts that must be among them: of a component, a page, the phone's window and its safe areas.
  expect([...features.keys()]).toEqual(expect.arrayContaining(['scroll-snap-type', 'dvh', 'env()', ':has']))
  const missing = [...features].filter(([, compat]) => lacking(compat).length > 0)
  const names = missing.map(([name]) => name).toSorted()
  expect(names, 'styleEnhancements: a row for each, with what is missed without it').toEqual(
    Object.keys(styleEnhancements).toSorted(),
  )
})

test.each([
  ['.SiteHeader-Bar{padding-inline-strat:0}', '.SiteHeader-Bar: CSS has no padding-inline-strat'],
  [
    '@media (width < 9px){.Bar-Line{-webkit-text-siz-adjust:0}}',
    '.Bar-Line: CSS has no -webkit-text-siz-adjust',
  ],
  ['.Bar-Line:hovr{gap:0}', '.Bar-Line:hovr: CSS has no :hovr'],
])('a misspelt name is an error that names its rule: %s', (css, message) => {
  expect(() => cssFeatures(css)).toThrow(message)
})

test('the scripts use only what listed browsers have, and the enhancements named here', () => {
  const features = scriptFeatures()
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] })
  const names = new Set(files.flatMap((file) => [...namesIn(readFileSync(file, 'utf8'))]))
  const missing = [...names].filter((name) =>
    features.get(name)?.every((compat) => lacking(compat).length > 0),
  )
  expect(missing.toSorted(), 'scriptEnhancements: a row for each').toEqual(
    Object.keys(scriptEnhancements).toSorted(),
  )
})

test.each(foundations)('all listed browsers have %s', (path) => {
  const compat = compatOf(find(path.split('.')))
  if (!compat) throw new Error(`MDN's tables have no ${path}`)
  expect(lacking(compat)).toEqual([])
})

test('all listed browsers have popovers; before 18.3, iPhones do not close them on a press', () => {
  // The site does it itself: src/components/layout/useMenuClosing.ts.
  const compat = compatOf(find(['api', 'HTMLElement', 'popover']))
  expect(compat && lacking(compat)).toEqual(['safari_ios 17'])
})
