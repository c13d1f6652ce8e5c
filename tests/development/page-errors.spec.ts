import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath } from '#i18n/addresses.ts'
import { expect, test } from './developmentSite.ts'

const about = 'src/pages/about/AboutPage.tsx'
const footer = 'src/components/layout/SiteFooter.tsx'

const atTheEnd = (code: string) => (text: string) => `${text}\n${code}\n`

/** Each has the word “provoked” in the line that is to be named, and in the message. */
const mistakes = [
  ['what a page’s module does', about, atTheEnd("throw new Error('provoked')")],
  ['what the shell’s module does', footer, atTheEnd("throw new Error('provoked')")],
  [
    'an import of a name that is not there',
    footer,
    atTheEnd("import { provoked } from '#theme/tokens.ts'\nvoid provoked"),
  ],
  [
    'what a component renders',
    about,
    (text: string) => text.replace('return (', "throw new Error('provoked')\n  $&"),
  ],
] as const

// Vite's client says in the console, too, what it could not replace.
test.use({ provoked: /provoked|Failed to reload/ })

for (const [name, file, edit] of mistakes) {
  test(`an error in ${name} shows over the page until corrected`, async ({ page, server }) => {
    const path = join(server.folder, file)
    const text = readFileSync(path, 'utf8')
    const broken = edit(text)
    const overlay = page.locator('vite-error-overlay')
    try {
      await page.goto(pagePath('about', 'en'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      writeFileSync(path, broken)
      await expect(overlay.locator('.message')).toContainText('provoked')
      await expect(overlay.locator('.stack')).toContainText(file)
      await page.reload()
      await expect(overlay.locator('.message')).toContainText('provoked')
      const line = broken.split('\n').findIndex((code) => code.includes('provoked')) + 1
      await expect(overlay.locator('.stack')).toContainText(`${file}:${line}:`)
    } finally {
      writeFileSync(path, text)
    }
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
