import { useLocation, useNavigate } from 'react-router-dom'
import { topicRemoved } from '#config/contactTopics.ts'

/** Returns a function that takes the topic out of the address: it stays away after a reload and in the other language. */
export function useLeaveTopic(): () => void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (search !== '') void navigate({ search: '', hash }, { replace: true, state: topicRemoved })
  }
}
