import { useTexts } from '#i18n/useTexts.ts'
import type { SearchResult } from '#search/SearchResult.ts'

interface Findings {
  words: string
  result: SearchResult | null
  count: number
  hasFailed: boolean
}

/** Returns the lines about what was found: how much, and what else was looked for. */
export function useFindingsNote({ words, result, count, hasFailed }: Findings): string[] {
  const { t } = useTexts('search')
  if (words === '' || hasFailed) return []
  if (!result) return [t('loading')]
  if (count === 0) return [t('nothing', { words })]
  const { corrected, translated } = result
  return [
    t('count', { count }),
    ...(corrected === null ? [] : [t('corrected', { words: corrected })]),
    ...translated.map((term) => t('alsoFor', { term })),
  ]
}
