import { questionKindNames, questionKinds, yesNoIds } from '#config/questionKinds.ts'
import { defaultLanguage, languages, supportedLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from './report/Finding.ts'
import type { Entry, LocaleFile } from '../files/localeFile.ts'

const namesOfKinds = questionKindNames.join(', ')

/** Finds questions of sheets that no field fits. A translation is compared with the English by its keys. */
export function checkSheets({ language, root }: LocaleFile): Finding[] {
  const questions = [...(root.children.get('sheet')?.children.get('questions')?.children.values() ?? [])]
  return questions.flatMap((question) => [
    ...(language === defaultLanguage ? kindFindings(question) : []),
    ...directionFindings(question, language),
  ])
}

function kindFindings(question: Entry): Finding[] {
  const { label, hint, ...others } = Object.fromEntries(question.children)
  const [[kind, needed] = ['', undefined], ...more] = Object.entries(others)
  const wanted = questionKindNames.find((name) => name === kind)
  const isSound =
    label?.kind === 'text' &&
    hint?.kind === 'text' &&
    wanted !== undefined &&
    needed?.kind === questionKinds[wanted] &&
    more.length === 0
  if (!isSound) return [finding(question, { code: 'question-form', values: { kinds: namesOfKinds } })]
  const ids = [...needed.children.keys()]
  if (wanted !== 'yesNo' || ids.toSorted().join() === yesNoIds.toSorted().join()) return []
  return [finding(needed, { code: 'yes-no-ids', values: { wanted: yesNoIds.join(', ') } })]
}

/** In the mail of an enquiry, the first letter decides the direction of a line: it has to be the language's own. */
function directionFindings({ children }: Entry, language: string): Finding[] {
  const label = children.get('label')
  const code = supportedLanguage(language)
  const isRightToLeft = code !== undefined && languages[code].direction === 'rtl'
  if (!label || !isRightToLeft || !/^[^\p{L}]*\p{Script=Latin}/u.test(label.value)) return []
  return [finding(label, { code: 'label-direction' })]
}
