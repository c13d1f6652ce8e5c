import { useEffect, useRef, useState, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A native popover and its button: the browser opens it, closes it on Escape or a press outside, and gives
 * focus back. Here it also closes when the visitor arrives at an address.
 */
export function usePopover(id: string) {
  const panelRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const close = () => panelRef.current?.matches(':popover-open') && panelRef.current.hidePopover()
  useEffect(() => void close(), [key])
  return {
    open,
    close,
    buttonProps: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: {
      id,
      popover: 'auto' as const,
      ref: panelRef,
      onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open'),
    },
  }
}
