/**
 * Shows the typeface in one change, as soon as all its files are there: each file by itself would move the page once.
 * Files in the cache are there before the first frame, as Chrome waits for preloaded fonts.
 */
export function showWholeTypeface(): void {
  const faces = [...document.fonts].filter(({ display }) => display === 'swap')
  if (faces.length === 0) return
  const { dataset } = document.documentElement
  dataset['systemFont'] = ''
  Promise.all(faces.map((face) => face.load())).then(
    () => delete dataset['systemFont'],
    // A file that does not come leaves the page in the system's font.
    () => undefined,
  )
}
