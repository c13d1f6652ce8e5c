import type { ShownFinding } from '../../../src/development/findings/ShownFinding.ts'
import { draftCodes } from '../../../src/i18n/languages.ts'
import { toolLanguages } from '../../../src/development/words/wordsIn.ts'
import { checkLocales } from '../../locales/checks/checkLocales.ts'
import { parseLocaleFile } from '../../locales/files/localeFile.ts'
import { readSources, siteLocales, type Sources } from '../../locales/files/localeFolder.ts'
import { describe } from '../../locales/report/describe.ts'
import type { Finding } from '../../locales/report/Finding.ts'

/** What the check finds in the locale files as they are on disk now, in each language of the panel. */
export function shownFindings(): ShownFinding[] {
  const sources = readSources(siteLocales)
  const { findings } = checkLocales(siteLocales, sources)
  return [...findings, ...unreadableDrafts(sources)].map(inWords)
}

/** The check leaves drafts alone, but a file that cannot be read would show nothing of what is saved in it. */
function unreadableDrafts(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    const [language = '', ...rest] = path.split('/')
    if (!draftCodes().some((draft) => draft === language)) return []
    const head = { file: `locales/${path}`, language, namespace: rest.join('/') }
    const { readable, findings } = parseLocaleFile(head, source)
    return readable ? [] : findings
  })
}

function inWords(finding: Finding): ShownFinding {
  const { values: _values, fixable: _fixable, ...shown } = finding
  const messages = toolLanguages.map((language) => [language, describe(finding, language)] as const)
  return { ...shown, messages: Object.fromEntries(messages) as ShownFinding['messages'] }
}
