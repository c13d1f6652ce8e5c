/**
 * Runs before the site's own code, so that it hears of every language that is loaded
 * (`src/i18n/createI18n.ts`).
 */
import type { i18n } from 'i18next'
import { Inspector } from './Inspector.ts'

export const inspector = new Inspector()

window.addEventListener('i18n-created', (event) => inspector.marked.add((event as CustomEvent<i18n>).detail))
