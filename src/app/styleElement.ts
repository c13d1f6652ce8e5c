import type { EmotionCache } from '@emotion/cache'
import { rulesAttribute } from '#theme/emotionCache.ts'

/**
 * Rules of unused classes are left out if they are longer than this, in characters: Material UI's `Button` has one that
 * Emotion merges into the class of each button. Shorter rules may belong to an element that renders later.
 */
const longRules = 500

/** The rules of a page as a style element with their names, by which the browser's cache knows them. */
export function styleElement({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(/\bmui(?:rtl)?-([\w-]+)/g)].map(([, name]) => name))
  const names = Object.keys(inserted)
  const rules = (name: string) => String(inserted[name])
  const isClass = (name: string) => registered[`${key}-${name}`] !== undefined
  const isSent = (name: string) => !isClass(name) || used.has(name) || rules(name).length < longRules
  return `<style ${rulesAttribute}="${[key, ...names].join(' ')}">${names.filter(isSent).map(rules).join('')}</style>`
}
