/**
 * Keeps a menu open while one of its texts is written: otherwise the browser closes it at a press in the card.
 * @returns a function that gives the menu back its own way of closing
 */
export function holdOpen(text: Element | undefined): () => void {
  const menu = text?.closest<HTMLElement>('[popover=auto]:popover-open')
  if (!menu) return () => {}
  const open = (kind: 'auto' | 'manual') => {
    const isOpen = menu.matches(':popover-open')
    // The change closes it.
    menu.popover = kind
    if (isOpen) menu.showPopover()
  }
  open('manual')
  return () => open('auto')
}
