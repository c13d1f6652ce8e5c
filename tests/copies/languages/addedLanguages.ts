import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { NamespaceTexts } from '#i18n/createI18n.ts'
import { draftLanguages } from '#i18n/draftLanguages.ts'
import { liveLanguages } from '#i18n/liveLanguages.ts'
import { pseudoLanguages } from '#i18n/pseudoLanguages.ts'
import { pseudoTexts } from '#translation/dev/server/pseudoTexts.ts'
import { mapTexts } from '#translation/dev/page/shared/mapTexts.ts'
import { allTexts, type Leaf } from '../../support/rawPages.ts'
import type { SiteCopy } from '../../support/SiteCopy.ts'

export type Status = 'draft' | 'live'

/** A complete language in the direction and the letters of no other, and one in translation with a subset of its own. */
export const added = {
  live: pseudoLanguages['he-XB'],
  draft: { ...pseudoLanguages['en-XA'], fontSubsets: ['latin', 'accents'] },
} as const

/** Adds the language as the README says: its row, and its folder. */
export function addLanguage(copy: SiteCopy, status: Status): void {
  const language = added[status]
  const rows = status === 'live' ? liveLanguages : draftLanguages
  copy.overwrite(
    `src/i18n/${status}Languages.ts`,
    `import type { LanguageRow } from './LanguageRow.ts'

export const ${status}Languages = ${JSON.stringify({ ...rows, [language.code]: language })} as const satisfies Record<string, LanguageRow>
`,
  )
  const gaps = new Set(status === 'live' ? [] : draftGaps().missing.map(idOf))
  for (const namespace of new Set(allTexts('en').map((leaf) => leaf.namespace))) {
    const english = copy.readJson(`locales/en/${namespace}.json`) as NamespaceTexts
    const own = mapTexts(pseudoTexts(language.code, english), (text, key) => {
      if (gaps.has(idOf({ namespace, key }))) return ''
      return status === 'live' && isLabelOfQuestion(key) ? `${ownWord} ${text}` : text
    })
    copy.write(`locales/${language.code}/${namespace}.json`, `${JSON.stringify(own, null, 2)}\n`)
  }
}

/** A label that begins with a product's name has a word of the language before it, as the check asks of a translator. */
const ownWord = 'א'
const isLabelOfQuestion = (key: string) => /^questionnaire\.questions\.\w+\.label$/.test(key)

/** The English texts that the draft lacks, and those that it has. A text that it lacks is empty there. */
export function draftGaps(): { missing: Leaf[]; translated: Leaf[]; all: number } {
  const files = Map.groupBy(allTexts('en'), ({ namespace }) => namespace)
  const all = [...files.values()]
  const missing = all.flatMap((leaves, file) => leaves.filter((leaf, index) => isMissing(leaf, file, index)))
  const gaps = new Set(missing)
  const translated = all.flat().filter((leaf) => !gaps.has(leaf))
  return { missing, translated, all: all.flat().length }
}

function isMissing({ namespace }: Leaf, fileIndex: number, textIndex: number) {
  return namespace !== 'brand' && (fileIndex % 3 === 1 || textIndex % 5 === 0)
}

const idOf = ({ namespace, key }: Omit<Leaf, 'text'>) => `${namespace} ${key}`

export async function npmRun(folder: string, command: string): Promise<string> {
  const env = { ...process.env, PREVIEW: '1' }
  const { stdout } = await promisify(execFile)('npm', ['run', ...command.split(' ')], { cwd: folder, env })
  return stdout
}
