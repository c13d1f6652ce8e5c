const faces = () => [...document.fonts].filter(({ display }) => display === 'optional')

/**
 * With `font-display: optional` each file decides for itself, and a heading may differ from its paragraph. So the page
 * is in the system's typeface unless all files are there in time: the other way round, a first visit over a slow network
 * computed all styles and its layout twice before the first paint (30 to 40 ms at 4x).
 */
export function showSystemFontUntilLoaded(): void {
  // Otherwise a face whose file is there would count as not loaded until words are laid out in it.
  for (const face of faces()) face.load().catch(() => undefined)
  document.documentElement.dataset['systemFont'] = ''
  document.addEventListener('readystatechange', showTypeface, { once: true })
  requestAnimationFrame(decide)
}

/** Decides at the latest when the first words are laid out: a later change would move them. */
function decide() {
  if (!document.querySelector('#root a')) return void requestAnimationFrame(decide)
  document.removeEventListener('readystatechange', showTypeface)
  showTypeface()
}

function showTypeface() {
  if (faces().every(({ status }) => status === 'loaded'))
    delete document.documentElement.dataset['systemFont']
}
