import type { BrowserWindow } from '../drivers/Engine.ts'

/** A band of a page, as an engine shows it. */
export interface Band {
  /** What kind of element it is, and its first words. */
  name: string
  /** In px. */
  height: number
  /** Its first screenful, as a grid of average colours: red, green and blue of 0 to 255. */
  cells: number[][]
}

/** Runs in the page: where the bands lie. */
function readPlaces() {
  const bands = Array.from(document.querySelectorAll('main section, footer')).filter((band) =>
    band.checkVisibility(),
  )
  return bands.map((band) => {
    const { top, height } = band.getBoundingClientRect()
    const name = `${band.localName} "${band.textContent.trim().slice(0, 30)}"`
    return { name, top: Math.round(top + scrollY), height }
  })
}

/** Runs in the page: scrolls to a place, and tells which part of the window a band takes from there on. */
async function scrollTo(top: number, height: number) {
  window.scrollTo({ top, behavior: 'instant' })
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const start = top - window.scrollY
  return { start: start / innerHeight, end: Math.min(1, (start + height) / innerHeight) }
}

/** Runs in a page: the average colours of a part of a picture, from `start` to `end` of its height. */
async function averageColors(png: string, start: number, end: number) {
  const [columns, rows] = [8, 4]
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.imageSmoothingQuality = 'high'
  const [top, height] = [start * image.height, (end - start) * image.height]
  context.drawImage(image, 0, top, image.width, height, 0, 0, columns, rows)
  const { data } = context.getImageData(0, 0, columns, rows)
  return Array.from({ length: columns * rows }, (_, cell) => Array.from(data.slice(cell * 4, cell * 4 + 3)))
}

/**
 * The bands of the page that a window shows.
 * @param painter A window whose page reads the pictures.
 */
export async function readBands(window: BrowserWindow, painter: BrowserWindow): Promise<Band[]> {
  // What was not in the window yet may have been left out so far, with a height that is a guess.
  for (const { top, height } of await window.evaluate(readPlaces))
    await window.evaluate(scrollTo, top, height)
  const bands: Band[] = []
  for (const { name, top, height } of await window.evaluate(readPlaces)) {
    const { start, end } = await window.evaluate(scrollTo, top, height)
    const png = Buffer.from(await window.screenshot()).toString('base64')
    bands.push({ name, height, cells: await painter.evaluate(averageColors, png, start, end) })
  }
  return bands
}

/** What differs grossly between two pictures of a page; nothing where they are alike. */
export function grossDifferences(one: readonly Band[], other: readonly Band[]): string[] {
  const names = (bands: readonly Band[]) => bands.map(({ name }) => name).join(', ')
  if (names(one) !== names(other)) return [`bands: ${names(one)}; in the other: ${names(other)}`]
  return one.flatMap(({ name, height, cells }, index) => {
    const twin = other[index]
    if (!twin) return []
    // The typeface may have come too late for a page view, and the system's breaks lines at other words.
    const isTaller = Math.abs(height - twin.height) > 0.25 * twin.height
    const unlike = cells.filter((cell, at) => distance(cell, twin.cells[at] ?? []) > 70).length
    return [
      ...(isTaller
        ? [`${name}: ${Math.round(height)} px high; in the other: ${Math.round(twin.height)}`]
        : []),
      ...(unlike > cells.length / 3
        ? [`${name}: ${unlike} of ${cells.length} parts have other colours`]
        : []),
    ]
  })
}

/** Of two colours; 442 between black and white. */
function distance(one: readonly number[], other: readonly number[]) {
  return Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)))
}
