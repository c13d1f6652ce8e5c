/**
 * Has the browser lay out the page that was made ready behind the shown one. React hides it with
 * `display: none`, so that nothing of it is measured yet; laid out once, its lines and styles are known, and the
 * click that shows it is painted sooner. No frame comes in between.
 */
export function layOutAhead(): void {
  const hidden = [...document.querySelectorAll<HTMLElement>('main > [style*="display: none"]')]
  for (const { style } of hidden) style.removeProperty('display')
  document.body.getBoundingClientRect()
  for (const { style } of hidden) style.setProperty('display', 'none', 'important')
}
