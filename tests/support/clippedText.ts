import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '#i18n/languages.ts'
import { findCuts } from '#translation/dev/page/inspector/findCuts.ts'
import { allTexts } from './rawPages.ts'

/** Expects that neither the window nor a box cuts a text that is shown. Each finding names the locale file and key. */
export async function expectNoTextCut(page: Page, language: LanguageCode, state: string): Promise<void> {
  const found = async () =>
    (await page.evaluate(findCuts, undefined)).map(
      ({ text, by, px }) => `${keyOf(language, text)} "${text}" is cut by ${by}, ${px} px`,
    )
  await expect.configure({ soft: true }).poll(found, state).toEqual([])
}

/** Finds the locale file and key of a text; the words shown may be a part of it. */
function keyOf(language: LanguageCode, shown: string): string {
  const leaves = allTexts(language)
  const leaf =
    leaves.find(({ text }) => text === shown) ??
    leaves.find(({ text }) => withoutMarks(text).includes(withoutMarks(shown)))
  return leaf ? `locales/${language}/${leaf.namespace}.json ${leaf.key}:` : 'no key:'
}

const withoutMarks = (text: string) => text.replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '')
