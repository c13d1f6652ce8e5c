import type { BrowserWindow } from '../drivers/Engine.ts'

export interface Band {
  /** What kind of element it is, and its first words. */
  name: string
  /** In px. */
  height: number
  /** A grid of average colours: red, green and blue of 0 to 255. */
  cells: number[][]
}

/** So small that the longest page fits a window: one picture of it is enough, and soon made. */
const scale = 0.08

/** Runs in the page: makes it small, without laying it out anew, and tells where in the window each band is then. */
async function shrink(factor: number) {
  // A stranger's frame may be there in one engine and still on its way in the other.
  const strangers = new CSSStyleSheet()
  strangers.replaceSync('iframe { visibility: hidden }')
  document.adoptedStyleSheets.push(strangers)
  Object.assign(document.body.style, { transform: `scale(${factor})`, transformOrigin: 'top left' })
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const bands = Array.from(document.querySelectorAll('main section, footer')).filter((band) =>
    band.checkVisibility(),
  )
  return bands.map((band) => {
    const { top, bottom, height } = band.getBoundingClientRect()
    const name = `${band.localName} "${band.textContent.trim().slice(0, 30)}"`
    return { name, height: height / factor, start: top / innerHeight, end: bottom / innerHeight }
  })
}

/** Runs in a page: the average colours of parts of a picture, each from `start` to `end` of its height. */
async function averageColors(png: string, parts: readonly { start: number; end: number }[], width: number) {
  const [columns, rows] = [8, 8]
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  return parts.map(({ start, end }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.imageSmoothingQuality = 'high'
    const [top, height] = [start * image.height, (end - start) * image.height]
    context.drawImage(image, 0, top, image.width * width, height, 0, 0, columns, rows)
    const { data } = context.getImageData(0, 0, columns, rows)
    return Array.from({ length: columns * rows }, (_, cell) => Array.from(data.slice(cell * 4, cell * 4 + 3)))
  })
}

/** The page of the window is small afterwards. `painter` is a window whose page reads the picture. */
export async function readBands(window: BrowserWindow, painter: BrowserWindow): Promise<Band[]> {
  const places = await window.evaluate(shrink, scale)
  const png = Buffer.from(await window.screenshot()).toString('base64')
  const cells = await painter.evaluate(averageColors, png, places, scale)
  return places.map(({ name, height }, index) => ({ name, height, cells: cells[index] ?? [] }))
}

export function grossDifferences(one: readonly Band[], other: readonly Band[]): string[] {
  const names = (bands: readonly Band[]) => bands.map(({ name }) => name).join(', ')
  if (names(one) !== names(other)) return [`bands: ${names(one)}; in the other: ${names(other)}`]
  return one.flatMap(({ name, height, cells }, index) => {
    const counterpart = other[index]
    if (!counterpart) return []
    // The typeface may have come too late for a page view, and the system's breaks lines at other words.
    const isTaller = Math.abs(height - counterpart.height) > 0.25 * counterpart.height
    const unlike = cells.filter((cell, at) => distance(cell, counterpart.cells[at] ?? []) > 70).length
    return [
      ...(isTaller
        ? [`${name}: ${Math.round(height)} px high; in the other: ${Math.round(counterpart.height)}`]
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
