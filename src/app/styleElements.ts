import type { EmotionCache } from '@emotion/cache'
import type { Language } from '#i18n/languages.ts'

/**
 * From this length on, in characters, the rules of a class that no element has stay out: Material UI's `Button` has
 * one that Emotion merges into the class of each button. A page's HTML has 1.4 KB less, of 22. Shorter ones may be
 * those of an element that comes later.
 */
const longRules = 500

/**
 * As style elements that Emotion recognizes in the browser. `data-s` says that they are in their place: Emotion's
 * default cache, which no component uses, would move them all to the end of the head, and the browser would compute
 * every style anew (40 ms on a slow phone).
 * @param html the page in both directions, whose elements have the other classes
 */
export function styleElements(
  { ltr, rtl }: Record<Language['direction'], EmotionCache>,
  html: string,
): string {
  const used = new Set([...html.matchAll(/\bmui(?:rtl)?-([\w-]+)/g)].map(([, name]) => name))
  const css = (cache: EmotionCache, name: string) =>
    used.has(name) || rules(cache, name).length < longRules ? rules(cache, name) : ''
  return [
    ...globalElements(ltr),
    ...globalElements(rtl),
    element(ltr, (name) => (isShared(name) ? forBoth(css(ltr, name), name) : css(ltr, name))),
    element(rtl, (name) => (isShared(name) ? '' : css(rtl, name))),
  ].join('')

  function isShared(name: string) {
    return rules(ltr, name).replaceAll(`.mui-${name}`, `.muirtl-${name}`) === rules(rtl, name)
  }
}

/** Lists, not `:is(…)`: browsers find the rules of an element by its class, and try those of such a list on every element. */
function forBoth(css: string, name: string) {
  const selectors = new RegExp(`[^{}]*\\.mui-${name}[^{}]*(?={)`, 'g')
  return css.replace(selectors, (ltr) => `${ltr},${ltr.replaceAll(`.mui-${name}`, `.muirtl-${name}`)}`)
}

const rules = ({ inserted }: EmotionCache, name: string) => String(inserted[name] ?? '')

function names({ key, inserted, registered }: EmotionCache, areClasses: boolean) {
  return Object.keys(inserted).filter((name) => (registered[`${key}-${name}`] !== undefined) === areClasses)
}

/** Emotion takes away what is global by itself. */
function globalElements(cache: EmotionCache) {
  return names(cache, false).map(
    (name) => `<style data-emotion="${cache.key}-global ${name}" data-s>${rules(cache, name)}</style>`,
  )
}

function element(cache: EmotionCache, css: (name: string) => string) {
  const classes = names(cache, true)
  return `<style data-emotion="${cache.key} ${classes.join(' ')}" data-s>${classes.map(css).join('')}</style>`
}
