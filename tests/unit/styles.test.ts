import { beforeEach, expect, test } from 'vitest'
import { languageCodes, languages } from '#i18n/languages.ts'
import { styled, styleRules } from '#theme/styled.ts'
import { StyleSheet } from '#theme/StyleSheet.ts'
import { themeVariables } from '#theme/themeVariables.ts'

beforeEach(() => {
  styleRules.clear()
  const Line = styled('p')({ gap: 8, '&[data-wide]': { gap: 20 } }, 'Line')
  styled(Line)(({ theme }) => ({ color: theme.vars.palette.accent }), 'Line-loud')
  styled('p')({ gap: 8, '&[data-wide]': { gap: 20 } }, 'Other')
})

const rules = (css: string) => css.match(/\.(Line|Other)[^}]*}/g)

function names(css?: string) {
  return [...new Set(JSON.stringify(themeVariables(css)).match(/--mui-[\w-]+(?=":)/g) ?? [])]
}

test('a class has its rules even where another has the same, and follows what it is made of', () => {
  expect(rules(new StyleSheet('en').all())).toEqual([
    '.Line{gap:8px;}',
    '.Line[data-wide]{gap:20px;}',
    '.Line-loud{color:var(--mui-palette-accent);}',
    '.Other{gap:8px;}',
    '.Other[data-wide]{gap:20px;}',
  ])
})

test('a page gets the classes that it uses', () => {
  const css = new StyleSheet('en').for('<p class="Line Line-loud">Other</p>')
  expect(rules(css)?.map((rule) => rule.split(/[[{]/, 1)[0])).toEqual(['.Line', '.Line', '.Line-loud'])
})

test('classes that share one object of styles have a rule each', () => {
  const shared = { gap: 4 }
  styled('p')(shared, 'Line-first')
  styled('p')(shared, 'Line-second')
  const css = new StyleSheet('en').all()
  expect(css).toContain('.Line-first{gap:4px;}')
  expect(css).toContain('.Line-second{gap:4px;}')
})

test.each(languageCodes)('sides are those of the reading direction in %s', (language) => {
  styled('p')({ marginLeft: 4 }, 'Line-indented')
  const side = languages[language].direction === 'rtl' ? 'right' : 'left'
  expect(new StyleSheet(language).all()).toContain(`.Line-indented{margin-${side}:4px;}`)
})

test('variables are those that are used, with what they are made of, in each scheme', () => {
  expect(names('a{color:var(--mui-palette-accent)}')).toEqual(['--mui-palette-accent'])
  expect(names('')).toEqual([])
  expect(names().length).toBeGreaterThan(100)
})
