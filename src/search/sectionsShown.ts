import type { SearchKind, SearchSection } from './SearchFile.ts'

/** So many sections of a page are results. */
const most = 3

/** A section that fits less well than this share of the page's best is not shown. */
const leastShare = 1 / 4

/** What comes first of a page that has all the words in its title. */
const leading: readonly SearchKind[] = ['page', 'questionnaire', 'example']

interface RankedSection {
  section: SearchSection
  score: number
}

/**
 * Returns which sections of a page are results, of its sections with the best first: the best. If the page's title has
 * all the words, the page itself comes first, then its questionnaire and its example. Each place is there once: several
 * questions stand at one.
 */
export function sectionsShown(ranked: readonly RankedSection[], isTitle: boolean): SearchSection[] {
  const least = (ranked[0]?.score ?? 0) * leastShare
  const fitting = ranked.filter(({ score }) => score > 0 && score >= least).map(({ section }) => section)
  const leaders = isTitle ? leading.flatMap((kind) => fitting.filter((section) => section.kind === kind)) : []
  const places = new Map<string | undefined, SearchSection>()
  for (const section of [...leaders, ...fitting]) {
    if (!places.has(section.id)) places.set(section.id, section)
  }
  return [...places.values()].slice(0, most)
}
