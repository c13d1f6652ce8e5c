import { globSync, readFileSync } from 'node:fs'
import { company as ownCompany } from '#config/company.ts'
import { liveLanguageCodes } from '#i18n/languages.ts'
import { isSampleAddress, isSampleKey, testKeys } from '#server/settings/samples.ts'
import type { Settings } from '#server/settings/settings.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('placeholders')

const root = new URL('../../../', import.meta.url)

type Given = Pick<Settings, 'siteOrigin' | 'mail'> & { siteKey: string | undefined }

/** The samples of a language: the files, a pattern that only a sample matches, and the name of the sample. */
const localeSamples = [
  ['company.json', /\((?:sample|مثال)\)/, 'office addresses and opening hours'],
  ['pages/about.json', /"name": ".*\((?:sample|مثال)\)"/, 'names, positions, bios and portraits'],
  ['**/*.json', /Qantara|قنطرة/, 'the name and the logo'],
] as const

/** Facts that no program can check. They are listed as long as another sample is found. */
const onlyYours = [
  'only you can confirm which product families you distribute (locales/*/pages/fsas-portfolio.json, home.json), what service levels and packages include (product-services.json, security-operations-center.json) and the legal texts (terms.json, compliance.json)',
  'only you can supply customer references, certificates, partner documents and a trade licence number: the site shows none',
]

/**
 * Finds the samples that docs/how-to/make-it-yours.md names and that are still in use. @param mustBeOwn whether a
 * sample is a failure
 */
export function checkPlaceholders(
  { siteOrigin = 'https://none.example', mail, siteKey = testKeys.site }: Given,
  mustBeOwn: boolean,
  company: object = ownCompany,
  readLocale = (file: string) => readFileSync(new URL(file, root), 'utf8'),
): CheckResult[] {
  const data = JSON.stringify(company)
  const checks: [isSample: boolean, sentence: string][] = [
    [isSampleAddress(siteOrigin), 'SITE_ORIGIN is not your site: set it, and build'],
    [isSampleKey(siteKey), 'RECAPTCHA_SITE_KEY is Google’s test key or a sample: set your own, and build'],
    [
      [mail.from, ...mail.to].some(({ address }) => isSampleAddress(address)),
      'MAIL_FROM or ENQUIRY_TO is a sample: set your own addresses',
    ],
    [/\.example"/.test(data), 'mail addresses in src/config/company.ts are samples'],
    [/000 ?000\d"/.test(data), 'telephone numbers in src/config/company.ts are samples'],
    ...liveLanguageCodes.flatMap((language) =>
      localeSamples.map(([pattern, sample, what]): [boolean, string] => {
        const files = globSync(`locales/${language}/${pattern}`, { cwd: root }).toSorted()
        const [first, ...others] = files.filter((file) => sample.test(readLocale(file)))
        const more = others.length > 0 ? ` and ${others.length} more of its files` : ''
        return [first !== undefined, `${what} in ${first}${more} are samples`]
      }),
    ),
  ]
  const found = checks.filter(([isSample]) => isSample).map(([, sentence]) => sentence)
  if (found.length === 0) return [ok('none is left')]
  return [...found.map(mustBeOwn ? fail : warn), ...onlyYours.map(warn)]
}
