import { readFileSync } from 'node:fs'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { escapeHtml } from '#seo/renderHead.ts'
import { defaultLanguage, languages, liveLanguageCodes, type LanguageCode } from '#i18n/languages.ts'

type Texts = typeof import('../../locales/en/server/request-error.json')

const codes = [defaultLanguage, ...liveLanguageCodes.filter((code) => code !== defaultLanguage)]

/**
 * The page for a request that cannot be read or answered. It has every language, one below the other, since the
 * visitor's language may be unknown. It has no styles, so it needs no content policy of its own.
 */
export function requestErrorPage(): string {
  const texts = codes.map((code) => [code, readTexts(code)] as const)
  const title = texts.map(([, { heading }]) => escapeHtml(heading)).join(' | ')
  const sections = texts.map(
    ([code, { heading, lead, contact }]) =>
      `<section lang="${code}" dir="${languages[code].direction}"><h1>${escapeHtml(heading)}</h1>` +
      `<p>${escapeHtml(lead)}</p><p>${withLinks(escapeHtml(contact))}</p></section>`,
  )
  return (
    `<!doctype html><html lang="${defaultLanguage}" dir="${languages[defaultLanguage].direction}"><head>` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
    `<body>${sections.join('')}</body></html>\n`
  )
}

function readTexts(code: LanguageCode) {
  const file = new URL(`../../locales/${code}/server/request-error.json`, import.meta.url)
  // Some editors write a byte order mark.
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as Texts
}

/** Makes links of the mail address and the phone number: each keeps its direction and its order in Arabic sentences. */
function withLinks(sentence: string) {
  const { salesEmail, phones } = company
  return sentence
    .replace('{{email}}', () => link(mailHref(salesEmail), salesEmail))
    .replace('{{phone}}', () => link(phoneHref(phones.phone), phones.phone))
}

function link(href: string, text: string) {
  return `<a href="${escapeHtml(href)}" dir="ltr">${escapeHtml(text)}</a>`
}
