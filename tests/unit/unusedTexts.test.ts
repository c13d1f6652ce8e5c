import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contactTopics, topicWords } from '#config/contactTopics.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { parseLocaleFile } from '#translation/files/localeFile.ts'
import { pageTexts } from '../support/pages.ts'
import { renderSite } from './renderSite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files whose texts come after a visitor's action, or once the owner fills values in: tests of these parts expect them. */
const filesOfActions = ['enquiry', 'errors', 'figures', 'material-ui', 'owner', 'search', 'sheet', 'units']

/** The texts of other files that come after a visitor's action, and the head of a page that is not there. */
const textsOfActions = [
  'accessibility:carousel.play',
  'accessibility:closeMenu',
  'accessibility:closePageContents',
  'accessibility:contactBar',
  'accessibility:pageContents',
  'brand:genericDescription',
  'brand:genericTitle',
  'pages/about:leadership.less',
  'pages/about:leadership.lessAbout',
  'pages/contact:map.title',
  'print:effort',
  'print:failed',
  'print:inBoth',
  'print:inOne',
  'print:notPrinted',
]

test('every text is shown by a page: add the few that come after an action to textsOfActions', async () => {
  const { readKeys } = await renderSite()
  // The form reads them when it is opened about a topic: a page without a questionnaire has questions of its own there.
  const topics = contactTopics
    .map(topicWords)
    .flatMap(({ page, key }) => [`pages/${page}:${key}.subject`, ...ownAsks(page, key)])
  const read = new Set([...readKeys, ...topics])
  // The server's texts are watched by tests/server/mail/texts.test.ts.
  const files = globSync('locales/en/**/*.json', { cwd: root, exclude: ['locales/en/server/**'] })
  const notShown = files.flatMap((file) => {
    const namespace = file.slice('locales/en/'.length, -'.json'.length)
    if (filesOfActions.includes(namespace)) return []
    const parsed = parseLocaleFile(
      { file, language: defaultLanguage, namespace },
      readFileSync(root + file, 'utf8'),
    )
    return [...parsed.texts.values()]
      .filter(({ key }) => !isRead(read, namespace, key))
      .map(({ key }) => `${namespace}:${key}`)
  })
  expect(notShown.toSorted()).toEqual(textsOfActions)
}, 60_000)

/** Where a page has questions of its own, if it has no questionnaire. */
function ownAsks(page: CanonicalPageId, key: string): string[] {
  return 'questionnaire' in pageTexts(defaultLanguage, page) ? [] : [`pages/${page}:${key}.asks`]
}

/** A list or group that was read as a whole counts for all within it. */
function isRead(read: Set<string>, namespace: string, key: string): boolean {
  const parts = key.split('.')
  return parts.some((_, index) => read.has(`${namespace}:${parts.slice(0, index + 1).join('.')}`))
}
