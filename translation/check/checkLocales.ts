import { defaultLanguage } from '#i18n/languages.ts'
import { checkFiles, misnamedCodes } from './checkFiles.ts'
import { prepareContrast } from './checkContrasts.ts'
import { prepareGlossary } from './checkGlossary.ts'
import { checkPageFacts } from './checkPageFacts.ts'
import { checkMenuNames, checkPageLength, checkPageMeta, checkRepeatedParagraphs } from './checkPages.ts'
import { checkQuestionnaires } from './checkQuestionnaires.ts'
import { checkTexts } from './checkText.ts'
import { compareFile } from './compareFile.ts'
import { checkPlurals } from './plurals.ts'
import { compareFindings, finding, identity, type Finding } from './report/Finding.ts'
import { fileOf, parseLocaleFile, type LocaleFile } from '../files/localeFile.ts'
import { readSources, textsFolder, translatedFrom, type Project, type Sources } from '../files/project.ts'
import { checkNotes } from '../files/notesFile.ts'
import { readSharedFiles, type Exception } from '../files/sharedFiles.ts'
import { dedupeFindings } from './report/dedupeFindings.ts'
import { productNames } from './text/productNames.ts'
import { summarize } from './summarize.ts'

export type Report = ReturnType<typeof checkLocales>

/** Checks all texts. @param sources the content of the files; by default the content on disk */
export function checkLocales(project: Project, sources: Sources = readSources(project)) {
  const { languages, drafts } = project
  const inOrder = [...new Set([defaultLanguage, ...languages, ...drafts])]
  const shared = readSharedFiles(languages, sources)
  const nameFindings = checkFiles(project, [...sources.keys()])
  const misnamed = nameFindings.filter(({ code }) => misnamedCodes.includes(code)).map(({ file }) => file)
  const read = (folder: string) =>
    inOrder.flatMap((language) =>
      [...sources].flatMap(([file, source]): LocaleFile[] => {
        const own = `${folder}/${language}/`
        if (!file.startsWith(own) || !file.endsWith('.json') || misnamed.includes(file)) return []
        const namespace = file.slice(own.length, -'.json'.length)
        return [parseLocaleFile({ file, language, namespace }, source)]
      }),
    )
  const [parsed, recorded] = [read(textsFolder), read(translatedFrom)]
  const files = parsed.map((file) => compareFile(file, parsed, recorded))
  const names = productNames(shared.facts.names)
  const rules = {
    ...shared,
    names,
    contrasts: shared.contrasts.map(prepareContrast),
    terms: prepareGlossary(shared.glossary, shared.words('ar').forms, names.all),
    brand: (language: string) => fileOf(files, language, 'brand')?.texts.get('name')?.value.split(' ') ?? [],
  }
  const readable = files.filter((file) => file.readable)
  const english = readable.filter(({ language }) => language === defaultLanguage)
  const unreadable = files.filter((file) => !file.readable)
  const isOfDraft = (file: string) => drafts.some((draft) => file.startsWith(`${textsFolder}/${draft}/`))
  // A draft may have missing and wrong texts, so a lost placeholder or tag is advice. A file that cannot be read stays
  // wrong, since the site shows none of its texts.
  function report(found: Finding): Finding[] {
    if (!isOfDraft(found.file) || unreadable.some(({ file }) => file === found.file)) return [found]
    return /^(placeholder|tag)-/.test(found.code) ? [{ ...found, severity: 'advice' }] : []
  }
  const fileFindings = [...nameFindings, ...shared.findings]
  const textFindings = [
    ...files.flatMap(({ findings, differences }) => [...findings, ...differences]),
    // The recorded English only has to be readable: its texts were checked when they were current.
    ...recorded.filter((file) => !file.readable).flatMap(({ findings }) => findings),
    ...readable.flatMap((file) => checkTexts(file, rules)),
    ...readable.flatMap(checkQuestionnaires),
    ...english.flatMap((file) => checkPageFacts(file, shared.facts, names)),
    ...readable.flatMap((file) => checkPageLength(file, shared.facts)),
    ...checkPlurals(readable.filter(({ file }) => !isOfDraft(file))),
    ...checkPageMeta(english),
    ...readable.flatMap((file) => checkRepeatedParagraphs(file)),
    ...checkMenuNames(project.pages, english),
    ...checkNotes(shared.notes, parsed),
  ]
  // Without a shared file, many good texts would have findings, and would hide the real mistakes.
  const kept = shared.readable
    ? dedupeFindings(applyExceptions([...fileFindings, ...textFindings].flatMap(report), shared.exceptions))
    : [...fileFindings, ...unreadable.flatMap((file) => file.findings)]
  return {
    findings: kept.toSorted(compareFindings),
    summaries: summarize(inOrder, files, kept),
    /** The files of all languages, the English ones first, and the English that each translation was made from. */
    files,
    recorded,
    notes: shared.notes,
    words: shared.words,
    /** The glossary's rows, prepared for the search. */
    terms: rules.terms,
    /** Why a shared file, such as the facts, is missing or cannot be read. No text is checked then. */
    unreadable: shared.readable ? [] : fileFindings,
  }
}

function applyExceptions(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  const found = new Set(findings.map(identity))
  const allowed = exceptions.map(({ language, file, key, finding: code, place }) => {
    return { text: identity({ file: `${textsFolder}/${language}/${file}.json`, key, code }), code, place }
  })
  return [
    ...findings.filter((one) => !allowed.some(({ text }) => text === identity(one))),
    ...allowed
      .filter(({ text }) => !found.has(text))
      .map(({ text, code, place }) => finding(place, { code: 'exception-unneeded', values: { text, code } })),
  ]
}
