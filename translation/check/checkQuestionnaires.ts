import { languages, supportedLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from './report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'

/** In the mail of an enquiry, the first letter decides the direction of a line: it has to be the language's own. */
export function checkQuestionnaires({ language, root }: LocaleFile): Finding[] {
  const code = supportedLanguage(language)
  if (code === undefined || languages[code].direction !== 'rtl') return []
  const questions = root.children.get('questionnaire')?.children.get('questions')?.children.values() ?? []
  return [...questions].flatMap(({ children }) => {
    const label = children.get('label')
    const isForeign = label && /^[^\p{L}]*\p{Script=Latin}/u.test(label.value)
    return isForeign ? [finding(label, { code: 'label-direction' })] : []
  })
}
