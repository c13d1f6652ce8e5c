import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { darkColors, lightColors } from '#theme/brand.ts'

/** What WCAG asks of text, and of what is no text but has to be seen. */
const [ofText, ofSigns] = [4.5, 3]

test.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('in the %s scheme texts, buttons and the focus stand out from all grounds', (_, colors) => {
  const { primary, secondary, error, text, background, surface } = colors
  const grounds = {
    ...background,
    alternate: surface.alternate,
    container: surface.container,
    card: surface.card,
  }
  const texts = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    'primary.main': primary.main,
    error,
  }
  const pairs = [
    ...Object.entries(grounds).flatMap(([ground, behind]) => [
      ...Object.entries(texts).map(
        ([name, color]) => [`${name} on ${ground}`, color, behind, ofText] as const,
      ),
      [`surface.focus on ${ground}`, surface.focus, behind, ofSigns] as const,
    ]),
    ['surface.onTonal on surface.tonal', surface.onTonal, surface.tonal, ofText] as const,
    ['primary.contrastText on primary.main', primary.contrastText, primary.main, ofText] as const,
    ['primary.contrastText on primary.dark', primary.contrastText, primary.dark, ofText] as const,
    ['secondary.contrastText on secondary.main', secondary.contrastText, secondary.main, ofText] as const,
  ]
  const weak = pairs.flatMap(([name, color, behind, least]) => {
    const ratio = getContrastRatio(color, behind)
    return ratio < least ? [`src/theme/brand.ts: ${name} has ${ratio.toFixed(2)}, ${least} is needed`] : []
  })
  expect(weak).toEqual([])
})
