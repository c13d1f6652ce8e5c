/**
 * Sets the page in one face: before the first paint, where a file of the typeface has not come, none of them is used.
 * With `font-display: optional` each weight would decide for itself, and a heading differ from its paragraph.
 */
export function keepToOneTypeface(): void {
  // Chrome holds the first frame back for the preloaded files, some 100 ms.
  requestAnimationFrame(() => {
    const faces = [...document.fonts].filter(({ display }) => display === 'optional')
    if (faces.some(({ status }) => status !== 'loaded')) document.documentElement.dataset['systemFont'] = ''
  })
}
