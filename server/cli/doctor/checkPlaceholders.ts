import { readFileSync } from 'node:fs'
import { company as ownCompany } from '#config/company.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { isSampleAddress, isSampleKey, testKeys } from '#server/settings/samples.ts'
import type { Settings } from '#server/settings/settings.ts'
import { findingsAbout, type Finding } from './Finding.ts'

const { ok, warn, fail } = findingsAbout('placeholders')

/** A word that every sample text contains, in each language. */
const sampleWord = /sample|نموذج/i
const sampleBrand = /qantara|قنطرة/i
const zeroedPhone = /0{5}\d$/

interface Company {
  phones: Readonly<Record<string, string>>
  salesEmail: string
  complianceEmail: string
  offices: readonly { phone: string }[]
}

type Given = Pick<Settings, 'siteOrigin' | 'mail'> & { siteKey: string | undefined }
type LocaleReader = (language: string, file: 'company' | 'pages/about' | 'brand') => unknown

/** Sentences, each with whether it is true of the site. */
type Checks = [sentence: string, isSample: boolean][]

/** What no program can check. It is listed for as long as any other sample is found. */
const onlyYours = [
  'only you can confirm what service levels and packages include (locales/*/pages/product-services.json, security-operations-center.json) and the legal texts (terms.json, compliance.json)',
  'only you can supply customer references, certificates, partner documents and a trade licence number: the site shows none',
]

/** Finds the samples of README's "Make it yours" that are still in use. @param isProduction a sample is a failure then */
export function checkPlaceholders(
  given: Given,
  isProduction: boolean,
  company: Company = ownCompany,
  readLocale: LocaleReader = readOwnLocale,
): Finding[] {
  const checks = [
    ...settingChecks(given),
    ...companyChecks(company),
    ...liveLanguageCodes.flatMap((language) => localeChecks(language, readLocale)),
  ]
  const found = checks.filter(([, isSample]) => isSample).map(([sentence]) => sentence)
  if (found.length === 0) return [ok('none is left')]
  return [...found.map(isProduction ? fail : warn), ...onlyYours.map(warn)]
}

function settingChecks({
  siteOrigin = 'https://none.example',
  mail,
  siteKey = testKeys.site,
}: Given): Checks {
  const isSampleMail = [mail.from, ...mail.to].some(({ address }) => isSampleAddress(address))
  return [
    ['SITE_ORIGIN is not your site: set it, and build', isSampleAddress(siteOrigin)],
    ['RECAPTCHA_SITE_KEY is Google’s test key or a sample: set your own, and build', isSampleKey(siteKey)],
    ['MAIL_FROM or ENQUIRY_TO is a sample: set your own addresses', isSampleMail],
  ]
}

function companyChecks({ phones, salesEmail, complianceEmail, offices }: Company): Checks {
  const numbers = [...Object.values(phones), ...offices.map(({ phone }) => phone)]
  const isZeroed = numbers.some((number) => zeroedPhone.test(number.replaceAll(/\D/g, '')))
  return [
    [
      'mail addresses in src/config/company.ts are samples',
      [salesEmail, complianceEmail].some(isSampleAddress),
    ],
    ['telephone numbers in src/config/company.ts are samples', isZeroed],
  ]
}

const areSamples = (texts: readonly string[]) => texts.some((text) => sampleWord.test(text))

function localeChecks(language: string, read: LocaleReader): Checks {
  const { offices } = read(language, 'company') as { offices: Record<string, { address: string[] }> }
  const brand = read(language, 'brand') as { name: string }
  const { leadership } = read(language, 'pages/about') as { leadership: { people: { name: string }[] } }
  const addresses = Object.values(offices).flatMap(({ address }) => address)
  const names = leadership.people.map(({ name }) => name)
  const folder = `locales/${language}`
  return [
    [
      `office addresses in ${folder}/company.json are samples, and so are the opening hours`,
      areSamples(addresses),
    ],
    [
      `names in ${folder}/pages/about.json are samples, and so are positions, bios and portraits`,
      areSamples(names),
    ],
    [`the name in ${folder}/brand.json is the sample, and so is the logo`, sampleBrand.test(brand.name)],
  ]
}

function readOwnLocale(language: string, file: string): unknown {
  const url = new URL(`../../../locales/${language}/${file}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}
