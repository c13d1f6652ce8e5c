/** In ms. A browser that prints has begun by then. */
const beginning = 2000

/** The first of them comes after the print dialog: meanwhile the page hears nothing. The next print may be another one. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** What a button prints in place of the page: a questionnaire, or the page as a committee reads it. */
type Printed = 'sheet' | 'committee'

/** Lets the next print have the whole page again. */
export function printWholePage(): void {
  delete document.documentElement.dataset['print']
  for (const sign of signsOfLife) window.removeEventListener(sign, printWholePage, true)
}

/**
 * Prints one thing alone, by styles that read `<html data-print>`. Returns whether the browser has begun to print: inside
 * other programs it may have no printing, or do nothing. `afterprint` ends nothing, since iPhones draw their preview
 * again after it.
 */
export async function printAlone(printed: Printed): Promise<boolean> {
  let hasBegun = false
  window.addEventListener('beforeprint', () => (hasBegun = true), { once: true })
  document.documentElement.dataset['print'] = printed
  for (const sign of signsOfLife) window.addEventListener(sign, printWholePage, true)
  try {
    window.print()
  } catch {
    printWholePage()
    return false
  }
  if (!hasBegun) await new Promise((resolve) => setTimeout(resolve, beginning))
  return hasBegun
}
