import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { PageId } from '#config/pages.ts'

/** Whether a link has led to the top of the page; not to the first one, nor back to where a visitor was. */
export function useFollowedLink(page: PageId | null): boolean {
  const { hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [first, setFirst] = useState<PageId | null | undefined>(page)
  if (first !== undefined && first !== page) setFirst(undefined)
  return first !== page && !isBack && !hash
}
