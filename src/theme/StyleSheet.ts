import { serializeStyles, type Interpolation } from '@emotion/serialize'
import type { Theme } from '@mui/material/styles'
import { compile, middleware, serialize, stringify, type Middleware } from 'stylis'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from './createAppTheme.ts'
import { pageStyles } from './pageStyles.ts'
import { stylisPlugins } from './styleCache.ts'
import { themeVariables } from './themeVariables.ts'
import { styleRules, type Styles } from './styled.ts'

/** MUI repeats each variable's light value wherever it is used; the variables are always there. */
const fallback = /var\((--mui-[\w-]+),(?:[^()]|\([^()]*\))*\)/g

/** No text that is shown comes from CSS. */
const needlessBlank = /([,:]) /g

/**
 * The site's styles in a language as CSS. Classes come in the order in which `styled` made them, so that a
 * component's own rules follow those of what it is made of.
 */
export class StyleSheet {
  readonly #theme: Theme
  readonly #write: Middleware
  readonly #rules = new Map<string, { styles: Styles; css: string }>()
  readonly #base: string

  constructor(language: LanguageCode) {
    this.#theme = createAppTheme(languages[language])
    this.#write = middleware([...stylisPlugins(language), stringify])
    this.#base = this.#compile('', pageStyles)
  }

  /** Bare elements and all classes. */
  all(): string {
    return this.#css([...styleRules])
  }

  /** The same, with the classes that some HTML uses. */
  for(html: string): string {
    const used = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    return this.#css([...styleRules].filter(([className]) => used.has(className)))
  }

  /** The theme's variables, all of them or those that some CSS uses. */
  variables(css?: string): string {
    return themeVariables(css)
      .map((styles) => this.#compile('', styles))
      .join('')
  }

  #css(rules: readonly (readonly [string, Styles])[]) {
    return this.#base + rules.map(([className, styles]) => this.#rule(className, styles)).join('')
  }

  #rule(className: string, styles: Styles) {
    const known = this.#rules.get(className)
    if (known?.styles === styles) return known.css
    const css = this.#compile(`.${className}`, styles)
    this.#rules.set(className, { styles, css })
    return css
  }

  #compile(selector: string, styles: Styles) {
    const object = typeof styles === 'function' ? styles({ theme: this.#theme }) : styles
    const { styles: body } = serializeStyles([object as Interpolation])
    const css = serialize(compile(selector ? `${selector}{${body}}` : body), this.#write)
    return css.replaceAll(fallback, 'var($1)').replaceAll(needlessBlank, '$1')
  }
}
