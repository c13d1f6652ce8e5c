import { expect, test } from 'vitest'
import { makeReference, readReference } from '#server/store/reference.ts'

test('a reference has six digits of Crockford’s base 32', () => {
  const made = Array.from({ length: 200 }, makeReference)
  for (const reference of made) expect(reference).toMatch(/^QT-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(made).size).toBeGreaterThan(190)
})

test('a reference is understood as people write it', () => {
  expect(readReference(' qt-oil7k3\n')).toBe('QT-0117K3')
})

test('letters of a prefix that look like digits stay', () => {
  expect(readReference('oil-oil7k3')).toBe('OIL-0117K3')
})
