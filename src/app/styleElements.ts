import type { EmotionCache } from '@emotion/cache'

/**
 * Rules of unused classes are left out if they are longer than this, in characters: Material UI's `Button` has one that
 * Emotion merges into the class of each button. Shorter rules may belong to an element that renders later.
 */
const longRules = 500

/**
 * The rules of a page as style elements that Emotion recognizes in the browser. `data-s` says that they are in their
 * place: Emotion's default cache, which no component uses, would move them all to the end of the head, and the browser
 * would compute every style anew (40 ms on a slow phone).
 */
export function styleElements({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(/\bmui(?:rtl)?-([\w-]+)/g)].map(([, name]) => name))
  const names = Object.keys(inserted)
  const rules = (name: string) => String(inserted[name])
  const isClass = (name: string) => registered[`${key}-${name}`] !== undefined
  const isSent = (name: string) => used.has(name) || rules(name).length < longRules
  const classes = names.filter(isClass)
  // Emotion takes away what is global by itself.
  const globals = names.filter((name) => !isClass(name))
  const elements = globals.map((name) => element(`${key}-global ${name}`, rules(name)))
  if (classes.length === 0) return elements.join('')
  return elements.join('') + element([key, ...classes].join(' '), classes.filter(isSent).map(rules).join(''))
}

const element = (names: string, css: string) => `<style data-emotion="${names}" data-s>${css}</style>`
