import { parentPort } from 'node:worker_threads'
import { panelLanguages } from '#development/findings/panelWords.ts'
import type { ShownFinding } from '#development/findings/ShownFinding.ts'
import { createLocaleCheck } from '../../locales/checks/checkLocales.ts'
import { parseLocaleFile } from '../../locales/files/localeFile.ts'
import { readSources, type Sources } from '../../locales/files/readSources.ts'
import { describe } from '../../locales/report/describe.ts'
import type { Finding } from '../../locales/report/Finding.ts'
import { siteLocales } from '../../locales/siteLocales.ts'

const check = createLocaleCheck(siteLocales)

parentPort?.on('message', () => {
  const sources = readSources(siteLocales.path)
  const findings = [...check(sources).findings, ...unreadableDrafts(sources)]
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(findings.map(inWords))
})

/** The check leaves drafts alone, but a file that cannot be read would show nothing of what is saved in it. */
function unreadableDrafts(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    const [language = '', ...rest] = path.split('/')
    if (!siteLocales.drafts?.includes(language)) return []
    const head = { file: `${siteLocales.folder}/${path}`, language, namespace: rest.join('/') }
    const { readable, problems } = parseLocaleFile(head, source)
    return readable ? [] : problems
  })
}

function inWords(finding: Finding): ShownFinding {
  const { file, line, column, key, severity, code } = finding
  const messages = panelLanguages.map((language) => [language, describe(finding, language)] as const)
  return {
    file,
    line,
    column,
    key,
    severity,
    code,
    messages: Object.fromEntries(messages) as ShownFinding['messages'],
  }
}
