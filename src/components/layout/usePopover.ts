import { useSyncExternalStore } from 'react'

/**
 * A native popover and its button: the browser opens it, closes it on Escape or a press outside, and gives
 * focus back. It may have been opened before the page was hydrated.
 */
export function usePopover(id: string) {
  const panel = () => document.getElementById(id)
  const open = useSyncExternalStore(
    followToggles,
    () => panel()?.matches(':popover-open') ?? false,
    () => false,
  )
  return {
    open,
    close: () => panel()?.hidePopover(),
    buttonProps: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: { id, popover: 'auto' as const },
  }
}

/** Toggle events do not bubble, so the document listens in the capture phase. */
function followToggles(onChange: () => void) {
  document.addEventListener('toggle', onChange, { capture: true })
  return () => document.removeEventListener('toggle', onChange, { capture: true })
}
