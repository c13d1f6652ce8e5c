const faces = () => [...document.fonts].filter(({ display }) => display === 'optional')

/**
 * Keeps the page to one face: where a file of the typeface has not come when the first words are laid out, none of them
 * is used. With `font-display: optional` each file decides for itself, and a heading may differ from its paragraph.
 */
export function keepToOneTypeface(): void {
  // Otherwise a face whose file is there would count as not loaded until words are laid out in it.
  for (const face of faces()) face.load().catch(() => undefined)
  requestAnimationFrame(decide)
}

function decide() {
  if (!document.querySelector('#root a')) requestAnimationFrame(decide)
  else if (faces().some(({ status }) => status !== 'loaded'))
    document.documentElement.dataset['systemFont'] = ''
}
