import { describe, expect, test } from 'vitest'
import { languageCodes, languages } from '#i18n/languages.ts'
import { typeScale } from './typography.ts'

/** Works out a size such as `clamp(1rem, 0.5rem + 2vw, 3rem)` in a window, in px of the usual text size. */
function sizeIn(width: number, size: string | number | undefined): number {
  const lengths = [...String(size).matchAll(/([\d.]+)(rem|vw)/g)]
  const [smallest = 0, base = 0, growth = 0, largest = 0] = lengths.map(
    ([, figure, unit]) => Number(figure) * (unit === 'rem' ? 16 : width / 100),
  )
  return lengths.length === 1 ? smallest : Math.min(Math.max(smallest, base + growth), largest)
}

describe.each(languageCodes)('%s', (code) => {
  test.each([390, 1440])('each heading is clearly larger than the next in a window of %i px', (width) => {
    const scale = typeScale(languages[code])
    const sizes = (['h1', 'h2', 'h3', 'body1'] as const).map((name) => sizeIn(width, scale[`--size-${name}`]))
    const steps = sizes.slice(1).map((size, index) => (sizes[index] ?? 0) / size)
    for (const step of steps) expect(step).toBeGreaterThan(1.15)
    expect(steps[0]).toBeGreaterThan(1.3)
  })

  test.each([390, 1440])('h4 to h6 lie between h3 and the text in a window of %i px', (width) => {
    const scale = typeScale(languages[code])
    const sizes = (['h3', 'h4', 'h5', 'h6', 'body1'] as const).map((name) =>
      sizeIn(width, scale[`--size-${name}`]),
    )
    expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => other - one))
  })
})
