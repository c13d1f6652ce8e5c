import { expect, test } from 'vitest'
import { monogram } from './monogram.ts'

test.each([
  ['Name One (sample)', 'NO'],
  ['  Amal   Example ', 'AE'],
  ['Amal', 'A'],
  ['أمل الحداد', 'أ\u200Cح'],
  ['آلاء علي', 'آ\u200Cع'],
  ['', ''],
])('the monogram of "%s" is "%s"', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
