import { useKeptAnswers } from '#questionnaire/keptAnswers.ts'
import type { WrittenAnswers } from '#questionnaire/writeAnswers.ts'
import type { Topic } from './loadTopic.ts'

const most = 3

export interface OpenAsks {
  /**
   * The first questions of a topic that are still open; none for a questionnaire that the visitor has not begun, which
   * stands in their place. The figures of an example that come along answer theirs, too.
   */
  asks: Topic['asks']
  /** Whether the topic has a questionnaire with open questions. */
  leadsToQuestionnaire: boolean
}

/** Returns what a topic still asks. */
export function useOpenAsks(topic: Topic | undefined, written: readonly WrittenAnswers[]): OpenAsks {
  const kept = useKeptAnswers()
  if (!topic) return { asks: [], leadsToQuestionnaire: false }
  const answers = kept[topic.page]?.answers
  const hasQuestionnaire = topic.questionnaire !== undefined
  if (hasQuestionnaire && !answers) return { asks: [], leadsToQuestionnaire: true }
  const lines = written.find(({ page }) => page === topic.page)?.lines ?? []
  const answered = new Set([...Object.keys(answers ?? {}), ...lines.map(({ question }) => question)])
  const asks = topic.asks.filter(({ id }) => !answered.has(id)).slice(0, most)
  return { asks, leadsToQuestionnaire: hasQuestionnaire && asks.length > 0 }
}
