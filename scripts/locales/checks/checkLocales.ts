import { defaultLanguage } from '#i18n/languages.ts'
import { checkFiles, misnamedCodes } from './checkFiles.ts'
import { prepareGlossary } from './checkGlossary.ts'
import { checkNamespace, type NamespaceReport } from './checkNamespace.ts'
import { checkEqualTexts, checkLengths, checkMenuNames, checkPageMeta } from './checkPages.ts'
import { checkLostSigns } from './lostSigns.ts'
import { checkPlurals } from './plurals.ts'
import { compareFindings, finding, identity, type Finding } from '../report/Finding.ts'
import { parseLocaleFile, type LocaleFile } from '../files/localeFile.ts'
import { readSources, translatedFrom, type LocaleFolder, type Sources } from '../files/localeFolder.ts'
import { checkNotes } from '../files/notesFile.ts'
import { readSharedFiles, type Exception, type Note, type WordLists } from '../files/sharedFiles.ts'
import { oneFindingPerMistake } from '../report/oneFindingPerMistake.ts'
import { productNames } from '../text/productNames.ts'
import { summarize, type LanguageSummary } from './summarize.ts'

export interface Report {
  /** In the order of files and lines. */
  findings: Finding[]
  /** One row a language, the source language first, the drafts last. */
  summaries: LanguageSummary[]
  /** What was compared, by namespace: for the commands that work on texts one by one. */
  namespaces: ReadonlyMap<string, NamespaceReport>
  /** The files of all namespaces. */
  files: readonly LocaleFile[]
  /** What translators are told about single texts. */
  notes: readonly Note[]
  words: (language: string) => WordLists
  /** Why a shared file, such as the facts, is missing or cannot be read. No text is checked then. */
  unreadable: readonly Finding[]
}

/**
 * Runs every check on the locale files.
 * @param sources the content of the files, where it is not what the folder has
 */
export function checkLocales(folder: LocaleFolder, sources: Sources = readSources(folder)): Report {
  const { languages, drafts } = folder
  const translated = [...languages.filter((language) => language !== defaultLanguage), ...drafts]
  const inOrder = [defaultLanguage, ...translated]
  const shared = readSharedFiles(languages, sources)
  const nameFindings = checkFiles(folder, [...sources.keys()])
  const misnamed = new Set(
    nameFindings.filter(({ code }) => misnamedCodes.includes(code)).map(({ file }) => file),
  )
  const read = (inFolder: string, language: string, namespace: string): LocaleFile[] => {
    const path = `${inFolder}${language}/${namespace}.json`
    const source = sources.get(path)
    const head = { file: `locales/${path}`, language, namespace }
    return source === undefined || misnamed.has(head.file) ? [] : [parseLocaleFile(head, source)]
  }
  const names = productNames(shared.facts.names)
  const brands = new Map(
    inOrder.map((language) => [language, read('', language, 'brand')[0]?.texts.get('name')]),
  )
  const rules = {
    ...shared,
    names,
    terms: prepareGlossary(shared.glossary, shared.words('ar').forms, names.all),
    brand: (language: string) => brands.get(language)?.value.split(' ') ?? [],
  }
  const namespaces = new Map(
    namespacesOf(sources, inOrder).map((namespace) => {
      const files = inOrder.flatMap((language) => read('', language, namespace))
      const recorded = inOrder.flatMap((language) => read(`${translatedFrom}/`, language, namespace))
      return [namespace, checkNamespace(files, recorded, rules)]
    }),
  )
  const reports = [...namespaces.values()]
  const files = reports.flatMap((report) => report.files)
  const isOfDraft = (file: string) => drafts.some((draft) => file.startsWith(`locales/${draft}/`))
  const unreadable = files.filter((file) => !file.readable)
  const unreadableFiles = new Set(unreadable.map(({ file }) => file))
  // A draft may lack texts, and what it has need not be right yet. A file that cannot be read shows none of its texts.
  const isReported = ({ file }: Finding) => !isOfDraft(file) || unreadableFiles.has(file)
  const fileFindings = [...nameFindings, ...shared.findings]
  const textFindings = [
    ...reports.flatMap((report) => report.findings),
    ...reports.flatMap((report) => checkPlurals(report.files.filter(({ file }) => !isOfDraft(file)))),
    ...checkPageMeta(files),
    ...checkLengths(files),
    ...translated.flatMap((language) =>
      checkEqualTexts(reports.flatMap((report) => report.translations.get(language)?.pairs ?? [])),
    ),
    ...inOrder.flatMap((language) => checkLostSigns(files.filter((file) => file.language === language))),
    ...checkMenuNames(folder.pages, files),
    ...checkNotes(
      shared.notes,
      reports.flatMap(({ source }) => source ?? []),
      reports
        .filter(({ source }) => !source?.readable)
        .flatMap((report) => report.files.map((file) => file.namespace)),
    ),
  ]
  // Without a shared file, many texts that are right would have findings, and hide what is wrong.
  const kept = shared.readable
    ? oneFindingPerMistake(
        applyExceptions([...fileFindings, ...textFindings].filter(isReported), shared.exceptions),
      )
    : [...fileFindings, ...unreadable.flatMap((file) => file.findings)]
  return {
    findings: kept.toSorted(compareFindings),
    summaries: summarize(inOrder, reports, kept),
    namespaces,
    files,
    notes: shared.notes,
    words: shared.words,
    unreadable: shared.readable ? [] : fileFindings,
  }
}

/** Removes findings that an exception allows, and adds a finding for each exception that is no longer needed. */
function applyExceptions(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  const found = new Set(findings.map(identity))
  const allowed = new Map(
    exceptions.map(({ language, file, key, finding: code, place }) => {
      return [`locales/${language}/${file}.json ${key} ${code}`, { code, place }]
    }),
  )
  const unneeded = [...allowed].filter(([id]) => !found.has(id))
  return [
    ...findings.filter((one) => !allowed.has(identity(one))),
    ...unneeded.map(([text, { place, code }]) =>
      finding(place, { code: 'exception-unneeded', values: { text, code } }),
    ),
  ]
}

/** The namespaces of all languages. A file has one only if its name ends in `.json`, in lower case. */
function namespacesOf(sources: Sources, languages: readonly string[]): string[] {
  const names = [...sources.keys()].flatMap((path) => {
    const [language = '', ...rest] = path.split('/')
    return languages.includes(language) && path.endsWith('.json')
      ? [rest.join('/').slice(0, -'.json'.length)]
      : []
  })
  return [...new Set(names)]
}
