const faces = () => [...document.fonts].filter(({ display }) => display === 'optional')

/** With `font-display: optional` each file decides for itself, and a heading may differ from its paragraph. */
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
