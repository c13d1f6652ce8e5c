import { useEffect } from 'react'

/**
 * Closes a menu when the focus goes to something outside of it, which the menu could hide, and on a press outside. All
 * browsers do the latter by themselves, except Safari on iPhones before 18.3.
 * @see https://bugs.webkit.org/show_bug.cgi?id=267688
 */
export function useLightDismiss(): void {
  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
        if (!target.closest(`#${menu.id}, [popovertarget="${menu.id}"]`)) menu.hidePopover()
      }
    }
    // `pointerup`, not `pointerdown`: a press may begin a scroll.
    document.addEventListener('pointerup', closeOthers)
    document.addEventListener('focusin', closeOthers)
    return () => {
      document.removeEventListener('pointerup', closeOthers)
      document.removeEventListener('focusin', closeOthers)
    }
  }, [])
}
