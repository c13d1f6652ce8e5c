import { useLocation } from 'react-router-dom'
import { findTopic, topicKind, topicParameter, type TopicKind } from '#config/contactTopics.ts'
import { useHydrated } from '#hooks/useHydrated.ts'

/** Returns what the visitor came for, by the topic in the address; nothing in the prerendered page. */
export function useTopicKind(): TopicKind | undefined {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const topic = findTopic(new URLSearchParams(search).get(topicParameter))
  return isHydrated && topic ? topicKind(topic) : undefined
}
