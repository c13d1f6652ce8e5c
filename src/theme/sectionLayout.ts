/**
 * Sections out of view are laid out when the browser is idle (`useLayOutSections`), and all for a jump. Not in
 * browsers that would not keep the reader's place when a section above it takes its true height, nor without scripts.
 */
export const sectionLayout = {
  '@supports (overflow-anchor: auto)': {
    // The last known height of a section, or an estimate.
    '[data-tone], footer': { containIntrinsicBlockSize: 'auto 600px' },
    'html[data-script] :is([data-tone] ~ [data-tone], main ~ footer):not([data-laid-out])': {
      contentVisibility: 'auto',
    },
  },
}

/** The sections that are shown, with the footer. Those of a page that is prepared out of sight have no box. */
export function shownSections(): HTMLElement[] {
  const sections = document.querySelectorAll<HTMLElement>('main section, footer')
  return [...sections].filter((section) => section.getClientRects().length > 0)
}

/** Lays out the first section that is not. @returns whether there was one */
export function layOutNextSection(): boolean {
  const section = shownSections().find(({ dataset }) => !('laidOut' in dataset))
  section?.setAttribute('data-laid-out', '')
  return section !== undefined
}

/** Lays out the whole page at once, so that every section stands at its true place. */
export function layOutAllSections(): void {
  for (const section of shownSections()) section.dataset['laidOut'] = ''
}
