import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageCodes, languages } from '#i18n/languages.ts'
import { styled, styleRules } from '#theme/styled.ts'
import { criticalStyleSheet, siteStyleSheet } from '#theme/compileStyles.ts'
import { createAppTheme } from '#theme/material-ui/createAppTheme.ts'
import { typeScale } from '#theme/material-ui/typography.ts'
import { themeVariables } from '#theme/themeVariables.ts'

const siteRules = new Map(styleRules)

beforeEach(() => {
  styleRules.clear()
  const Line = styled('p')({ gap: 8, '&[data-wide]': { gap: 20 } }, 'Line')
  styled(Line)(({ theme }) => ({ color: theme.vars.palette.secondary.main }), 'Line-loud')
  styled('p')({ gap: 8, '&[data-wide]': { gap: 20 } }, 'Other')
})

// The next test file of the same worker finds the components' styles as they were.
afterEach(() => {
  styleRules.clear()
  for (const [className, styles] of siteRules) styleRules.set(className, styles)
})

const rules = (css: string) => css.match(/\.(Line|Other)[^}]*}/g)

function names(css?: string) {
  return [...new Set(JSON.stringify(themeVariables(css)).match(/--mui-[\w-]+(?=":)/g) ?? [])]
}

test('a class has its rules even where another has the same, and follows what it is made of', () => {
  expect(rules(siteStyleSheet())).toEqual([
    '.Line{gap:8px;}',
    '.Line[data-wide]{gap:20px;}',
    `.Line-loud{color:${createAppTheme().vars.palette.secondary.main};}`,
    '.Other{gap:8px;}',
    '.Other[data-wide]{gap:20px;}',
  ])
})

test('a page gets the classes that it uses', () => {
  const css = criticalStyleSheet('<p class="Line Line-loud">Other</p>', 'en')
  expect(rules(css)?.map((rule) => rule.split(/[[{]/, 1)[0])).toEqual(['.Line', '.Line', '.Line-loud'])
})

test.each(languageCodes)('a page in %s gets the type scale of its language alone', (language) => {
  const css = criticalStyleSheet('', language)
  expect(css).toContain(`--size-body1:${typeScale(languages[language])['--size-body1']};`)
  expect(css.match(/--size-body1:/g)).toHaveLength(1)
})

test('classes that share one object of styles have a rule each', () => {
  const shared = { gap: 4 }
  styled('p')(shared, 'Line-first')
  styled('p')(shared, 'Line-second')
  const css = siteStyleSheet()
  expect(css).toContain('.Line-first{gap:4px;}')
  expect(css).toContain('.Line-second{gap:4px;}')
})

test.each([{ marginLeft: 4 }, { left: 0 }, { textAlign: 'right' }, { borderTopLeftRadius: 4 }] as const)(
  'a side that is not that of the reading direction is refused, with the name of the class: %o',
  (styles) => {
    styled('p')(styles, 'Line-indented')
    expect(() => siteStyleSheet()).toThrow('Line-indented: its styles name left or right')
  },
)

test('variables are those that are used, with what they are made of, in each scheme', () => {
  expect(names('a{color:var(--mui-palette-secondary-main)}')).toEqual(['--mui-palette-secondary-main'])
  expect(names('')).toEqual([])
  expect(names().length).toBeGreaterThan(100)
})
