import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { field } from '../support/enquiryForm.ts'
import { numberField, sapQuestionnaire, unfold } from '../support/questionnaire.ts'
import { expect, inEachLanguage, open } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** Counts from now on how often the page changes its colours. */
const countChanges = (page: Page) =>
  page.evaluate(() => {
    const counted = Object.assign(window, { changes: 0 })
    const { dataset } = document.documentElement
    let scheme = dataset['scheme']
    new MutationObserver(() => {
      if (dataset['scheme'] === scheme) return
      scheme = dataset['scheme']
      counted.changes += 1
    }).observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  })

const changesOf = (page: Page) => page.evaluate(() => (window as unknown as { changes: number }).changes)

/** Each tab has heard all that the others have stored until now: they hear of it in its order. */
async function hearOneAnother(tabs: Page[]) {
  for (const [sender, tab] of tabs.entries()) {
    const heard = tabs
      .filter((each) => each !== tab)
      .map((each) =>
        each.evaluate(
          (key) =>
            new Promise<void>((resolve) => {
              window.addEventListener('storage', (event) => event.key === key && resolve())
              if (localStorage.getItem(key)) resolve()
            }),
          `heard-${sender}`,
        ),
      )
    await tab.evaluate((key) => localStorage.setItem(key, String(performance.now())), `heard-${sender}`)
    await Promise.all(heard)
    await tab.evaluate((key) => localStorage.removeItem(key), `heard-${sender}`)
  }
}

inEachLanguage((language, inOneLanguage) => {
  inOneLanguage(
    'each quick press of the colours’ switch changes every tab once',
    async ({ page, context }) => {
      const { toDark, toLight } = texts(language, 'accessibility').colorScheme
      const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
      for (const tab of tabs) {
        await open(tab, pagePath('about', language))
        await countChanges(tab)
      }
      const button = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^(${toDark}|${toLight})$`) })
        .filter({ visible: true })
      // In one moment, before the other tabs have heard of the first.
      await button.evaluate(async (element: HTMLElement) => {
        for (let press = 0; press < 5; press += 1) {
          element.click()
          await new Promise((resolve) => setTimeout(resolve))
        }
      })
      for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('data-scheme', 'dark')
      for (let round = 0; round < 5; round += 1) await hearOneAnother(tabs)
      const [own, ...others] = await Promise.all(tabs.map(changesOf))
      expect(own).toBe(5)
      for (const changes of others) expect(changes).toBeLessThanOrEqual(5)
      for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('data-scheme', 'dark')
    },
  )

  inOneLanguage('what is typed in one tab is not in another', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await open(tab, pagePath('contact', language))
    await field(page, 'name').fill('Amal')
    await field(other, 'name').fill('Basma')
    for (const tab of [page, other]) await tab.reload()
    await expect(field(page, 'name')).toHaveValue('Amal')
    await expect(field(other, 'name')).toHaveValue('Basma')
  })

  inOneLanguage('a second tab has answers of its own', async ({ page, context }) => {
    const second = await context.newPage()
    for (const [tab, value] of [
      [page, '600'],
      [second, '700'],
    ] as const) {
      await open(tab, pagePath('sap', language))
      await unfold(tab, language)
      await numberField(tab, sapQuestionnaire(language).questions.memory.label).fill(value)
    }
    for (const tab of [page, second]) await tab.reload()
    await expect(numberField(page, sapQuestionnaire(language).questions.memory.label)).toHaveValue('600')
    await expect(numberField(second, sapQuestionnaire(language).questions.memory.label)).toHaveValue('700')
  })
})
