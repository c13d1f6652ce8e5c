import MiniSearch from 'minisearch'
import { pageRow } from '#config/pages.ts'
import type { SearchPage, SearchSection } from './SearchFile.ts'
import { splitWords } from './splitWords.ts'
import { stopStems } from './stopWords.ts'
import type { Vocabulary } from './Vocabulary.ts'

/**
 * How much a word counts by its place. The title is that of the page's opening, with the page's name in the menus. That of
 * a page that no menu names counts as a heading, so that other pages come first.
 */
const boost = { title: 7, heading: 3, page: 3, text: 1 }

/** After so many sections the browser may answer what is typed.  */
const chunkSize = 30

/** What the index has of a section. */
export type SectionRow = Readonly<Record<keyof typeof boost, string>>

export function rowsOf(pages: readonly SearchPage[]): SectionRow[] {
  return pages.flatMap(({ page, name, sections }) =>
    sections.map((section) => rowOf(section, name, section.kind === 'page' && pageRow(page).inMenu)),
  )
}

/** Returns the index of all sections, by their position. Stems are looked for, with spaces between those of a term. */
export async function makeIndex(rows: readonly SectionRow[], vocabulary: Vocabulary): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: splitWords,
    processTerm: (word, field) => {
      const stems = vocabulary.add(word)
      return field === 'text' && stems.every((stem) => stopStems.has(stem)) ? null : [...stems]
    },
    searchOptions: {
      boost,
      combineWith: 'AND',
      tokenize: (term) => term.split(' '),
      processTerm: (stem) => stem,
    },
  })
  await index.addAllAsync(
    rows.map((row, id) => ({ id, ...row })),
    { chunkSize },
  )
  return index
}

function rowOf({ heading, texts }: SearchSection, page: string, isTitle: boolean): SectionRow {
  return {
    title: isTitle ? `${page} ${heading}` : '',
    heading: isTitle ? '' : heading,
    page,
    text: texts.join('\n'),
  }
}
