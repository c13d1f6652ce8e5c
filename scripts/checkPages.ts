import { existsSync, readFileSync } from 'node:fs'
import { pageTemplates } from '#app/pageTemplates.ts'
import { canonicalPageIds, hasSections, menuPages, pageRow } from '#config/pages.ts'
import { defaultLanguage } from '#i18n/languages.ts'

// Says what a row of the table of pages lacks, before the compiler reports it at each of a hundred places.
const menuFile = `locales/${defaultLanguage}/menu.json`
const menu = JSON.parse(readFileSync(menuFile, 'utf8')) as Record<'pages' | 'lines', object>

const lackOfFile = (what: string, file: string) => (existsSync(file) ? [] : `${what}, ${file}`)

for (const id of canonicalPageIds) {
  const { template, parent, inMenu, next, scene } = pageRow(id)
  // Menus have a line under the name of each page that has a parent or pages below.
  const hasLine = inMenu && (parent !== undefined || menuPages(id).length > 0)
  const missing = [
    lackOfFile('its texts', `locales/${defaultLanguage}/pages/${id}.json`),
    hasSections(template) ? lackOfFile('its sections', `src/content/pages/${id}.ts`) : [],
    scene === null
      ? []
      : lackOfFile('its scene (or `scene: null` in its row)', `src/art/scenes/${scene}.svg`),
    template !== 'article' || next ? [] : 'the page that its next step leads to, `next`',
    id in menu.pages ? [] : `its name, pages.${id} of ${menuFile}`,
    !hasLine || id in menu.lines ? [] : `its line, lines.${id} of ${menuFile}`,
    template in pageTemplates ? [] : `its template: "${template}" has no row in src/app/pageTemplates.ts`,
  ].flat()
  if (missing.length === 0) continue
  console.error(`src/config/pages.ts: the page "${id}" lacks ${missing.join('; ')}.`)
  process.exitCode = 1
}
