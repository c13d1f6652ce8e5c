import type { Line, Paint } from './grid.ts'
import { gridPerPixel } from './path.ts'
import type { Scene } from './scene.ts'

/** The page gives these properties; the colours are for a file that is opened on its own. */
const colours: Readonly<Record<Paint | 'line', string>> = {
  top: '#F1E8D9',
  front: '#0B7A80',
  side: '#0E3A4A',
  ground: '#FBF7F0',
  accent: '#E9A23B',
  glass: '#0B7A8040',
  shade: '#0A1E2C1F',
  line: '#0A1E2C',
}

const variable = (name: Paint | 'line') => `var(--art-${name},${colours[name]})`

const strokes: Readonly<Record<Line, string>> = {
  plain: '',
  dashed: ` stroke-dasharray="${4 * gridPerPixel} ${5 * gridPerPixel}"`,
  accent: ` stroke="${variable('accent')}"`,
  none: ' stroke="none"',
}

/**
 * The file of scenes that are shown together, for `<use href="….svg#<name>">`: one file compresses to a
 * third less than one each.
 */
export function toSvg(sheet: Readonly<Record<string, Scene>>): string {
  const symbols = Object.entries(sheet).map(([name, one]) => symbolOf(name, one))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function symbolOf(name: string, { width, height, layers }: Scene) {
  const paths = layers.map(({ fill, line, path }) => {
    const painted = fill ? ` fill="${variable(fill)}"` : ''
    return `<path${painted}${strokes[line]} d="${path}"/>`
  })
  const attributes =
    `id="${name}" viewBox="0 0 ${width * gridPerPixel} ${height * gridPerPixel}" ` +
    `fill="none" stroke="${variable('line')}" stroke-width="${1.5 * gridPerPixel}" ` +
    'stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol ${attributes}>${paths.join('')}</symbol>`
}
