import { defaultLanguage } from '#i18n/languages.ts'
import { recordEnglish } from '../../../commands/writeTexts.ts'
import { fileOf } from '../../../files/localeFile.ts'
import type { Project } from '../../../files/project.ts'
import type { Acceptance } from '../../page/shared/changes.ts'
import { ChangeError } from './ChangeError.ts'
import { namespaceReport } from './namespaceReport.ts'

/**
 * Records that a translation says what the English says now.
 * @throws ChangeError if there is no such translation, or if the English is no longer what the translator saw
 */
export function acceptText(project: Project, { language, namespace, key, english }: Acceptance): void {
  const { files } = namespaceReport(project, namespace)
  const file = fileOf(files, language, namespace)
  const pair = file?.pairs.find(({ translation }) => translation.key === key)
  if (!file || !pair)
    throw new ChangeError(`${namespace} ${key}: there is no translation to accept`, 'untranslated')
  if (pair.source.value !== english)
    throw new ChangeError(
      `${namespace} ${key}: the ${defaultLanguage} text has changed; read it again`,
      'englishChanged',
    )
  recordEnglish(project, file, (accepted) => accepted === key)
}
