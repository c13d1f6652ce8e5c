import { useKeptSheets } from '#questionnaire/keptSheets.ts'
import type { WrittenSheet } from '#questionnaire/writeSheet.ts'
import type { Topic } from './loadTopic.ts'

const most = 3

/**
 * Returns the first questions of a topic that are still open; none for a questionnaire that the visitor has not begun,
 * which stands in their place. The figures of an example that come along answer theirs, too.
 */
export function useOpenAsks(topic: Topic | undefined, sheets: readonly WrittenSheet[]): Topic['asks'] {
  const kept = useKeptSheets()
  if (!topic) return []
  const answers = kept[topic.page]?.answers
  if (topic.sheet !== undefined && !answers) return []
  const lines = sheets.find(({ page }) => page === topic.page)?.lines ?? []
  const answered = new Set([...Object.keys(answers ?? {}), ...lines.map(({ question }) => question)])
  return topic.asks.filter(({ id }) => !answered.has(id)).slice(0, most)
}
