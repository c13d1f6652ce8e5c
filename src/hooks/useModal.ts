import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Opens a `<dialog>` over the page, with the focus in it; closing it gives the focus back. It ends with the page that it
 * lies on. On Android, Back closes it alone: the browser does that itself.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => ref.current?.close(), [])
  useLayoutEffect(() => {
    ref.current?.showModal()
    return holdPage()
  }, [])
  const { key } = useLocation()
  const openedAt = useRef(key)
  // A layout effect: the page that comes gets the focus after it, which it cannot have while the dialog is open.
  useLayoutEffect(() => {
    if (key !== openedAt.current) close()
  }, [key, close])
  return { ref, close }
}

/** The page stands still behind the dialog. Where its scroll bar takes room, that stays free: nothing moves sideways. */
function holdPage() {
  const { clientWidth, style } = document.documentElement
  style.overflow = 'hidden'
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
