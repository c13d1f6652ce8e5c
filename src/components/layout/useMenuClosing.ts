import { useEffect } from 'react'

const openMenus = () => document.querySelectorAll<HTMLElement>(':popover-open')

/**
 * Closes open menus when the focus leaves them, since they could hide the focused element, and on a press outside.
 * Browsers close menus on such a press themselves, except for Safari on iPhones before 18.3.
 * @see https://bugs.webkit.org/show_bug.cgi?id=267688
 */
export function useMenuClosing(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const closeAll = () => openMenus().forEach((menu) => menu.hidePopover())
    const closeOthers = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const menu of openMenus()) {
        if (!target.closest(`#${menu.id}, [popovertarget="${menu.id}"]`)) menu.hidePopover()
      }
    }
    const followLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) closeAll()
    }
    // `pointerup`, not `pointerdown`: a press may begin a scroll.
    document.addEventListener('pointerup', closeOthers, { signal })
    document.addEventListener('focusin', closeOthers, { signal })
    document.addEventListener('click', followLink, { signal })
    window.addEventListener('popstate', closeAll, { signal })
    return () => controller.abort()
  }, [])
}
