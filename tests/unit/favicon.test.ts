import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand, darkColors } from '#theme/brand.ts'

test('the icon is the logo in the colours of the brand: npm run brand-images draws it', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8')
  const { band } = darkColors.surface
  for (const part of [...Object.values(brand.logo), band, darkColors.secondary.main])
    expect(icon).toContain(`"${part}"`)
})

test('browsers that show no SVG find an icon of one picture at /favicon.ico', () => {
  const file = readFileSync('public/favicon.ico')
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(start + length).toBe(file.length)
  const png = file.subarray(start)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file[6], file[7]])
})
