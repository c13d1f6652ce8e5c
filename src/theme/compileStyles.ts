import { serializeStyles, type Interpolation } from '@emotion/serialize'
import { compile, middleware, serialize, stringify } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from './material-ui/createAppTheme.ts'
import { globalStyles } from './globalStyles.ts'
import { themeVariables } from './themeVariables.ts'
import { safeAreaVariables } from './safeAreas.ts'
import { styleRules, type Styles } from './styled.ts'
import { typeScale } from './material-ui/typography.ts'

const theme = createAppTheme()
const compiled = new Map<string, { styles: Styles; css: string }>()

/**
 * All styles of the site as CSS, for every language and colour scheme. Classes come in the order in which
 * `styled` made them, so that a component's own rules follow those of what it is made of.
 */
export function siteStyleSheet(): string {
  const scales = languageCodes.map((code) => [`:root:lang(${code})`, typeScale(languages[code])] as const)
  return [
    ...themeVariables().map((styles) => toCss('', styles)),
    toCss(':root', safeAreaVariables),
    ...scales.map(([selector, scale]) => toCss(selector, scale)),
    rule('', globalStyles),
    ...[...styleRules].map(([className, styles]) => rule(className, styles)),
  ].join('')
}

/**
 * The critical CSS of a prerendered page: the rules that it needs until the whole style sheet is there.
 * @param html the page's body
 * @param otherStyles CSS of the page that uses the theme's variables, too
 */
export function criticalStyleSheet(html: string, language: LanguageCode, otherStyles = ''): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const used = [...styleRules].filter(([className]) => classes.has(className))
  const css = rule('', globalStyles) + used.map(([className, styles]) => rule(className, styles)).join('')
  const scale = Object.entries(typeScale(languages[language])).filter(([name]) =>
    (css + otherStyles).includes(`var(${name})`),
  )
  const variables = themeVariables(css + otherStyles).map((styles) => toCss('', styles))
  const root = { ...safeAreaVariables, ...Object.fromEntries(scale) }
  return [...variables, toCss(':root', root), css].join('')
}

function rule(className: string, styles: Styles): string {
  const known = compiled.get(className)
  if (known?.styles === styles) return known.css
  const object = typeof styles === 'function' ? styles({ theme }) : styles
  const css = toCss(className && `.${className}`, object)
  assertLogicalSides(className, css)
  compiled.set(className, { styles, css })
  return css
}

function toCss(selector: string, styles: object): string {
  const { styles: body } = serializeStyles([styles as Interpolation])
  return serialize(compile(selector ? `${selector}{${body}}` : body), stringify)
}

/** Backgrounds may name both sides: a shade on each edge looks the same in both directions. */
const background = /background[\w-]*:[^;}]*/g

/** One style sheet serves both directions, so its rules must read the same in either. */
function assertLogicalSides(className: string, css: string) {
  const rules = css.replaceAll(background, '')
  const mirrored = serialize(compile(rules), middleware([rtlPlugin, stringify]))
  if (mirrored === serialize(compile(rules), stringify)) return
  throw new Error(
    `${className || 'src/theme/globalStyles.ts'}: its styles name left or right; write inline-start or inline-end, ` +
      'as one style sheet serves both reading directions',
  )
}
