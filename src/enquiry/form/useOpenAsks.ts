import { useKeptAnswers } from '#questionnaire/keptAnswers.ts'
import type { WrittenAnswers } from '#questionnaire/writeAnswers.ts'
import type { Topic } from './loadTopic.ts'

const most = 3

/**
 * Returns the first questions of a topic that are still open; none for a questionnaire that the visitor has not begun,
 * which stands in their place. The figures of an example that come along answer theirs, too.
 */
export function useOpenAsks(topic: Topic | undefined, written: readonly WrittenAnswers[]): Topic['asks'] {
  const kept = useKeptAnswers()
  if (!topic) return []
  const answers = kept[topic.page]?.answers
  if (topic.questionnaire !== undefined && !answers) return []
  const lines = written.find(({ page }) => page === topic.page)?.lines ?? []
  const answered = new Set([...Object.keys(answers ?? {}), ...lines.map(({ question }) => question)])
  return topic.asks.filter(({ id }) => !answered.has(id)).slice(0, most)
}
