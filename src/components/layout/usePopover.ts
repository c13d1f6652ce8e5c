import { useSyncExternalStore } from 'react'
import { useHydrated } from '#hooks/useHydrated.ts'

/**
 * Connects a button to a native popover. The browser closes the popover on Escape or a press outside, and then returns
 * the focus. A visitor may open it before the page is hydrated: until then, the browser itself tells screen readers
 * whether the popover is open.
 */
export function usePopover(id: string) {
  const hydrated = useHydrated()
  const panel = () => document.getElementById(id)
  const open = useSyncExternalStore(
    followToggles,
    () => panel()?.matches(':popover-open') ?? false,
    () => false,
  )
  return {
    open,
    close: () => panel()?.hidePopover(),
    buttonProps: { popoverTarget: id, 'aria-expanded': hydrated ? open : undefined, 'aria-controls': id },
    panelProps: { id, popover: 'auto' as const },
  }
}

/** Toggle events do not bubble, so the document listens in the capture phase. */
function followToggles(onChange: () => void) {
  document.addEventListener('toggle', onChange, { capture: true })
  return () => document.removeEventListener('toggle', onChange, { capture: true })
}
