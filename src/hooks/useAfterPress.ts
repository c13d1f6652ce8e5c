import { useEffect, useRef } from 'react'

/**
 * Returns a function that calls back: at once, or, while something is pressed, after it is released. The error of a field
 * that is left moves what is below it. If it came within a press, the press would miss its link or button.
 *
 * The events are those of a mouse, which a touch sends too: the field is left between them, after `pointerup`.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    const press = () => (isPressed.current = true)
    const release = () => {
      isPressed.current = false
      const callbacks = waiting.current.splice(0)
      // The click follows in the task of the release.
      setTimeout(() => callbacks.forEach((callback) => callback()))
    }
    document.addEventListener('mousedown', press, options)
    // A link that is dragged away has no `mouseup`.
    for (const type of ['mouseup', 'dragend']) document.addEventListener(type, release, options)
    return () => ending.abort()
  }, [])
  return (callback) => {
    if (isPressed.current) waiting.current.push(callback)
    else callback()
  }
}
