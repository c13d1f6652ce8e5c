import type { Page } from '@playwright/test'

/** What is a button, or looks like one: entries of the bar and its menus are told apart by their line. */
const controls = [
  ':is(a, button):is(.MuiButton-contained, .MuiButton-tonal, .MuiButton-outlined, .MuiIconButton-root, .MuiFab-root, .MuiChip-root)',
  'main :is(a, button).MuiButton-text',
].join()

/** Reads the words of the controls in the page that nothing sets off from its ground: in forced colours, none has a fill. */
export const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const ground = getComputedStyle(document.body).backgroundColor
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const shown = all.filter((control) => control.checkVisibility({ visibilityProperty: true }))
    if (shown.length === 0) throw new Error('The page shows no control')
    const bare = shown.filter((control) => {
      const style = getComputedStyle(control)
      const hasBorder = parseFloat(style.borderTopWidth) >= 1 && style.borderTopColor !== ground
      const hasOutline = style.outlineStyle !== 'none' && style.outlineColor !== ground
      return !hasBorder && !hasOutline && style.textDecorationLine !== 'underline'
    })
    return bare.map((control) => control.ariaLabel ?? control.textContent)
  }, controls)
