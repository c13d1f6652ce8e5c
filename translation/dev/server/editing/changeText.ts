import { defaultLanguage } from '#i18n/languages.ts'
import { markupFindings } from '../../../check/checkMarkup.ts'
import type { Report } from '../../../check/checkLocales.ts'
import { neededKeys, withOwnForms } from '../../../check/plurals.ts'
import { finding, identity, startOf, type Finding } from '../../../check/report/Finding.ts'
import { hasAllTexts } from '../../../commands/assertReadable.ts'
import { recordEnglish, treeOf, writeText } from '../../../commands/writeTexts.ts'
import { jsonText } from '../../../files/json.ts'
import { fileOf, parseLocaleFile } from '../../../files/localeFile.ts'
import { textsFolder, type Project } from '../../../files/project.ts'
import { replaceText } from '../../../files/replaceText.ts'
import type { TextChange } from '../../page/shared/changes.ts'
import { ChangeError } from './ChangeError.ts'
import { namespaceReport } from './namespaceReport.ts'
import { readSaved, withLineEndsOf } from './savedFile.ts'

export type ChangeResult =
  /** `elsewhere`: other texts that the change made wrong, such as the Arabic after another English figure. */
  | { outcome: 'saved'; advice: Finding[]; elsewhere: Finding[] }
  /** Nothing was written. */
  | { outcome: 'wrong'; findings: Finding[] }
  /** Nothing was written, for the file no longer has the text that was shown. @see TextChange.before */
  | { outcome: 'conflict'; saved: string | null }

/**
 * Writes one text into its locale file. A text that a translation lacks is added; `null` removes an added one again.
 * @throws ChangeError if no English text has this namespace and key, or if the text cannot be added
 */
export function changeText(project: Project, change: TextChange): ChangeResult {
  const { language, namespace, key, text, before, isUndo = false } = change
  const report = namespaceReport(project, namespace)
  const own = fileOf(report.files, language, namespace)
  const source = fileOf(report.files, defaultLanguage, namespace)
  const saved = own?.texts.get(key)?.value ?? null
  const broken = brokenFindings(report, [own, source])
  if (broken.length > 0) return { outcome: 'wrong', findings: broken }
  if (saved === null && !(source && neededKeys(source, language).has(key)))
    throw new ChangeError(`${namespace} ${key}: no locale file has this text`, 'gone')
  if (saved !== before) return { outcome: 'conflict', saved }

  const isAddedOrRemoved = saved === null || text === null
  const form = own?.findings.filter(({ code }) => code === 'form') ?? []
  // In a file of another form, every line would change.
  if (isAddedOrRemoved && form.length > 0) return { outcome: 'wrong', findings: form }

  // The path comes from the files that were found, never from the request.
  const file = own?.file ?? `${textsFolder}/${language}/${source?.namespace}.json`
  const onDisk = readSaved(project, file)
  const written = isAddedOrRemoved ? undefined : replaceText(onDisk.text, key, text)
  const changed = onDisk.mark + (written ?? withOrWithout(onDisk.text, change, report))
  const after = namespaceReport(project, namespace, new Map([[file, Buffer.from(changed)]]))
  const known = new Set(report.findings.map(identity))
  const isOwn = (found: Finding) => found.file === file && found.key === key
  const wrong = [
    ...after.findings.filter((found) => isOwn(found) && found.severity === 'wrong'),
    ...lostMarkup(change, file),
  ]
  if (!isUndo && wrong.length > 0) return { outcome: 'wrong', findings: wrong }

  writeText(project, file, changed)
  const compared = fileOf(after.files, language, namespace)
  // A new text was made from today's English, if that is written.
  const isNewText = (saved ?? '').trim() === '' && source?.texts.get(key)?.value.trim() !== ''
  if (isNewText && compared?.source) recordEnglish(project, compared, (recorded) => recorded === key)
  const isNew = (found: Finding) => found.severity === 'wrong' && !known.has(identity(found)) && !isOwn(found)
  return {
    outcome: 'saved',
    // Freshness is no matter of the words.
    advice: after.findings.filter((found) => isOwn(found) && found.code !== 'stale'),
    elsewhere: after.findings.filter((found) => isNew(found) && found.file.endsWith(`/${namespace}.json`)),
  }
}

/** Returns why texts could be lost: files of this namespace, or shared files, that cannot be read completely. */
export function brokenFindings(
  { unreadable }: Report,
  files: readonly (Report['files'][number] | undefined)[],
) {
  const own = files.flatMap((file) => (file && !hasAllTexts(file) ? file.findings : []))
  return [...unreadable, ...own]
}

/** Returns the file with a text added or removed. @throws ChangeError if that would move or change another text */
function withOrWithout(onDisk: string, { language, namespace, key, text }: TextChange, { files }: Report) {
  const own = fileOf(files, language, namespace)
  const source = fileOf(files, defaultLanguage, namespace)
  const wanted = new Map([...(own?.texts ?? [])].map(([name, { value }]) => [name, value]))
  if (text === null) wanted.delete(key)
  else wanted.set(key, text)
  const plain = jsonText(treeOf(own?.root, source && withOwnForms(source.root, language), wanted))
  const { texts } = parseLocaleFile({ file: '', language, namespace }, plain)
  const isKept =
    texts.size === wanted.size && [...wanted].every(([name, value]) => texts.get(name)?.value === value)
  if (!isKept) throw new ChangeError(`${namespace} ${key}: write the items before it first`, 'itemsFirst')
  return withLineEndsOf(onDisk, plain)
}

/** Finds placeholders and tags that an English text lost or gained: the page's code fills them in. */
function lostMarkup({ language, before, text }: TextChange, file: string): Finding[] {
  if (language !== defaultLanguage || before === null || text === null) return []
  return markupFindings(text, before, []).map((details) => finding(startOf(file), details))
}
