import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { siteSettings } from '../../scripts/siteSettings.ts'

export const siteOrigin = siteSettings(process.env).SITE_ORIGIN

export const addresses = languageCodes.flatMap((language) =>
  pageIds.map((page) => ({ language, page, path: pagePath(page, language) })),
)

/** All pages except second addresses. */
export const canonicalPages = pageIds.filter((id) => !pageRow(id).aliasOf)

interface RawPage {
  status: number
  contentType: string
  document: Document
}

/** Parses HTML without running scripts, as a crawler or a browser without JavaScript does. */
export const htmlParser = new new JSDOM().window.DOMParser()
const known = new Map<string, Promise<RawPage>>()

/** Returns the parsed HTML of an address. It is fetched once in the life of a worker. */
export function rawPage(request: APIRequestContext, path: string): Promise<RawPage> {
  const page = known.get(path) ?? fetchPage(request, path)
  known.set(path, page)
  return page
}

async function fetchPage(request: APIRequestContext, path: string): Promise<RawPage> {
  const response = await request.get(path, { maxRedirects: 0 })
  return {
    status: response.status(),
    contentType: response.headers()['content-type'] ?? '',
    document: htmlParser.parseFromString(await response.text(), 'text/html'),
  }
}

export function modulesOf(document: Document): Element[] {
  return [...document.querySelectorAll('link[rel="modulepreload"], script[type="module"]')]
}

export async function onEveryPage<Found>(
  request: APIRequestContext,
  language: LanguageCode,
  read: (page: RawPage, id: PageId, path: string) => Found,
): Promise<Record<string, Found>> {
  const entries: [string, Found][] = []
  for (const id of pageIds) {
    const path = pagePath(id, language)
    entries.push([path, read(await rawPage(request, path), id, path)])
  }
  return Object.fromEntries(entries)
}

/** Returns the expected value of each page of a language, by the page's address, to compare with `onEveryPage`. */
export function forEveryPage<Wanted>(
  language: LanguageCode,
  want: (id: PageId) => Wanted,
): Record<string, Wanted> {
  return Object.fromEntries(pageIds.map((id) => [pagePath(id, language), want(id)]))
}

export interface Leaf {
  namespace: string
  /** The path of the text, such as `meta.title` or `paragraphs.0`. */
  key: string
  text: string
}

export function allTexts(language: LanguageCode): Leaf[] {
  const folder = fileURLToPath(new URL(`../../locales/${language}/`, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const namespace = file.replaceAll('\\', '/').slice(0, -'.json'.length)
      return leaves(JSON.parse(readFileSync(folder + file, 'utf8'))).map((leaf) => ({ namespace, ...leaf }))
    })
}

function leaves(value: unknown): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key: '', text: value }]
  return Object.entries(value ?? {}).flatMap(([name, child]) =>
    leaves(child).map(({ key, text }) => ({ key: key ? `${name}.${key}` : name, text })),
  )
}
