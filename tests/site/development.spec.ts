import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { panelWords } from '#development/findings/panelWords.ts'

/** Names and words of what only the development server shows. */
const marks = [
  'findings-panel',
  'locale-findings',
  'locale-changed',
  '@texts',
  ...Object.values(panelWords).map(({ name }) => name),
]

test('nothing of the development server is in what visitors get', () => {
  const files = globSync('**/*.{html,js,css,json}', { cwd: 'dist' })
  expect(files.length).toBeGreaterThan(0)
  const found = files.filter((file) => {
    const text = readFileSync(`dist/${file}`, 'utf8')
    return marks.some((mark) => text.includes(mark))
  })
  expect(found).toEqual([])
})
