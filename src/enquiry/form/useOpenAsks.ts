import { useKeptSheets } from '#questionnaire/keptSheets.ts'
import type { Topic } from './loadTopic.ts'

const most = 3

/** Returns the first questions of a topic that the visitor has not answered in its questionnaire. */
export function useOpenAsks(topic: Topic | undefined): Topic['asks'] {
  const kept = useKeptSheets()
  if (!topic) return []
  const answers = kept[topic.page]?.answers ?? {}
  return topic.asks.filter(({ id }) => !(id in answers)).slice(0, most)
}
