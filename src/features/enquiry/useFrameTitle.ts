import { useEffect, type RefObject } from 'react'

/** Gives a title to the frames that third-party code adds to an element, now and later. */
export function useFrameTitle(ref: RefObject<Element | null>, title: string): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const name = () => element.querySelectorAll('iframe').forEach((frame) => (frame.title = title))
    name()
    const observer = new MutationObserver(name)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref, title])
}
