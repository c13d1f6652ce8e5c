import { company } from '#config/company.ts'
import { industries } from '#config/industries.ts'
import { menuPages, pageRow, type CanonicalPageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts, withoutTags } from '../support/texts.ts'

const families = ['application-management-services', 'security-services', 'digital-transformation'] as const

inEachLanguage((language, inOneLanguage) => {
  const about = texts(language, 'pages/about')
  const menu = texts(language, 'menu')
  const names = texts(language, 'accessibility')

  inOneLanguage(
    'an overview answers a need: on a phone in a field, elsewhere in a table @beyond',
    async ({ page }) => {
      const { choose, table, showAll } = texts(language, 'pages/products').sections.chooser
      const [last = []] = table.rows.slice(-1)
      const [need = '', fits = ''] = last
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, pagePath('products', language))
      await page.getByRole('combobox', { name: choose }).selectOption(need)
      const answer = page.getByRole('status').filter({ hasText: need })
      await expect(answer.getByRole('link')).toHaveText(withoutTags(fits))

      await page.setViewportSize({ width: 1440, height: 900 })
      const rows = page.getByRole('table', { name: table.caption, exact: true }).getByRole('rowheader')
      await expect(rows).toHaveCount(6)
      await page.getByRole('button', { name: showAll }).click()
      await expect(rows).toHaveText(table.rows.map(([each = '']) => each))
    },
  )

  test('opens and closes a leader’s bio, and keeps it open in the other language', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('about', language))
    const people = about.leadership.people
    for (const [index, { name, designation, brief, more }] of people.entries()) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.getByText(designation, { exact: true })).toBeVisible()
      await expect(card.getByText(brief)).toBeVisible()
      await expect(card.getByText(more)).toBeHidden()
      const opener = card.getByRole('button', { name: fill(about.leadership.moreAbout, { name }) })
      const closer = card.getByRole('button', { name: fill(about.leadership.lessAbout, { name }) })
      await expect(opener).toHaveText(about.leadership.more)
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await opener.click()
      await expect(card.getByText(more)).toBeVisible()
      await expect(closer).toHaveText(about.leadership.less)
      await expect(closer).toHaveAttribute('aria-expanded', 'true')
      if (index > 0) continue
      await closer.click()
      await expect(card.getByText(more)).toBeHidden()
      await opener.click()
      await expect(card.getByText(more)).toBeVisible()
    }
    const other = otherLanguage(language)
    await page.getByRole('banner').getByRole('link', { name: languages[other].label }).click()
    const otherPeople = texts(other, 'pages/about').leadership.people
    for (const { more } of otherPeople) await expect(page.getByText(more)).toBeVisible()
  })

  test.describe('as they come, before any script', () => {
    test.use({ javaScriptEnabled: false })

    test('says, lists and leads on as the specification asks', async ({ page }) => {
      await test.step('names the actions of partners and applicants, and leads from careers to Contact', async () => {
        await page.goto(pagePath('about', language))
        const opening = page.getByRole('main').locator('section').first()
        const { action, partner, careers } = about.contact
        await expect(opening.locator('a[href*="?about="]')).toHaveText([
          action,
          partner.action,
          careers.action,
        ])
        await expect(
          page.locator('#careers').getByRole('link', { name: about.careers.button }),
        ).toHaveAttribute('href', `${pagePath('contact', language)}?about=about/careers#enquiry`)
      })
      await test.step('leads to Oracle EBS and machine learning from their parents’ texts', async () => {
        for (const id of ['oracle-ebs', 'ml'] as const) {
          const { parent } = pageRow(id)
          await page.goto(pagePath(parent ?? 'home', language))
          await expect(page.locator(`main p a[href="${pagePath(id, language)}"]`)).toBeVisible()
        }
      })
      await test.step('names the industries on product pages, each leading to its section', async () => {
        for (const id of ['sap', 'proxmox'] as const) {
          await page.goto(pagePath(id, language))
          const list = page.getByRole('navigation', { name: names.industryList })
          for (const industry of industries) {
            await expect(list.getByRole('link', { name: menu.industries[industry.id] })).toHaveAttribute(
              'href',
              `${pagePath('industries', language)}#${industry.id}`,
            )
          }
          const belowTitle = page
            .getByRole('heading', { level: 1 })
            .locator('xpath=..')
            .getByRole('navigation', { name: names.industryList })
          // On Proxmox it stands in the banner.
          await expect(belowTitle).toHaveCount(id === 'proxmox' ? 1 : 0)
        }
      })
      await test.step('lists what lies below products and services', async () => {
        for (const id of ['products', 'services'] as const) {
          await page.goto(pagePath(id, language))
          const lines: Partial<Record<CanonicalPageId, string>> = menu.lines
          const main = page.getByRole('main')
          for (const child of menuPages(id)) {
            const entry = main.getByRole('listitem').filter({ hasText: lines[child] ?? 'missing' })
            await expect(entry.getByRole('link', { name: menu.pages[child] })).toHaveAttribute(
              'href',
              pagePath(child, language),
            )
          }
        }
      })
      await test.step('compares packages and service levels in tables with headers both ways', async () => {
        const tables = {
          'security-operations-center': texts(language, 'pages/security-operations-center').sections.packages,
          'product-services': texts(language, 'pages/product-services').sections.serviceLevels,
        } as const
        for (const [id, { caption, capability, levels, rows }] of Object.entries(tables)) {
          await page.goto(pagePath(id as keyof typeof tables, language))
          const table = page.getByRole('table', { name: caption, exact: true })
          const levelNames = Object.values(levels).map(({ name }) => name)
          await expect(table.getByRole('columnheader')).toHaveText([capability, ...levelNames])
          await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ name }) => name))
          const cells = rows.flatMap((row) => Object.values(row.cells).map(withoutTags))
          await expect(table.getByRole('cell')).toHaveText(cells)
        }
      })
      await test.step('explains the policies, the three lines and whom to write to', async () => {
        await page.goto(pagePath('compliance', language))
        const { policies, threeLines, officer } = texts(language, 'pages/compliance').sections
        const listed = Object.values(policies.policies)
        for (const { title, text } of listed) {
          await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
          await expect(page.getByText(text)).toBeVisible()
        }
        await expect(page.locator('#threeLines').getByRole('listitem')).toHaveText(
          Object.values(threeLines.lines).map(({ title, text }) => `${title}: ${text}`),
        )
        const section = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: officer.heading, exact: true }) })
        await expect(section.getByRole('link', { name: company.complianceEmail })).toHaveAttribute(
          'href',
          `mailto:${company.complianceEmail}`,
        )
      })
    })
  })

  // Its entries on every page: pages.spec.ts.
  inOneLanguage('the sub-navigation of a family leads from page to page', async ({ page }) => {
    const [family] = families
    await open(page, pagePath(family, language))
    const navigation = page.getByRole('navigation', {
      name: fill(names.subNavigation, { page: menu.pages[family] }),
    })
    for (const id of menuPages(family)) {
      await navigation.getByRole('link', { name: menu.pages[id], exact: true }).click()
      await expect(page).toHaveURL(pagePath(id, language))
      await expect(navigation.locator('[aria-current="page"]')).toHaveText(menu.pages[id])
    }
  })

  test('on a phone shows one level at a time, or compares all @beyond', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { caption, capability, levels, rows, compareAll } = texts(language, 'pages/product-services')
      .sections.serviceLevels
    const levelNames = Object.values(levels).map(({ name }) => name)
    await open(page, pagePath('product-services', language))
    const table = page.getByRole('table', { name: caption, exact: true })
    const chooser = page.getByRole('group', { name: caption, exact: true })
    await expect(chooser.getByRole('button')).toHaveText([...levelNames, compareAll])
    for (const [id, { name }] of Object.entries(levels)) {
      await chooser.getByRole('button', { name, exact: true }).click()
      await expect(chooser.getByRole('button', { pressed: true })).toHaveText(name)
      await expect(table.getByRole('cell')).toHaveText(
        rows.map(({ cells }) => withoutTags(cells[id as keyof typeof levels])),
      )
      // The name of the only column is that of the pressed button.
      await expect(table.getByRole('columnheader')).toHaveText([capability, name])
    }
    await chooser.getByRole('button', { name: compareAll }).click()
    await expect(table.getByRole('cell')).toHaveCount(rows.length * levelNames.length)
    // Each cell stands below the arch that names its level, beside the others of its row.
    const arches = await Promise.all(
      levelNames.map((name) => chooser.getByRole('button', { name, exact: true }).boundingBox()),
    )
    for (const { name } of rows) {
      const cells = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell')
      const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      expect(boxes.map((box) => [box?.x, box?.width])).toEqual(arches.map((box) => [box?.x, box?.width]))
    }
    // The keyboard walks along the arches in the reading direction.
    await page.keyboard.press('Home')
    await page.keyboard.press(languages[language].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    await page.keyboard.press('Enter')
    await expect(chooser.getByRole('button', { pressed: true })).toHaveText(levelNames[1] ?? '')
  })

  test('has a table of contents over the terms, each entry leading to its section @beyond', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pagePath('terms', language))
    const { contents, sections } = texts(language, 'pages/terms')
    const list = page.getByRole('navigation', { name: contents })
    await expect(list.getByRole('link')).toHaveText(Object.values(sections).map(({ heading }) => heading))
    for (const [key, { heading }] of Object.entries(sections)) {
      await list.getByRole('link', { name: heading, exact: true }).click()
      await expect(page).toHaveURL(`${pagePath('terms', language)}#${key}`)
      await expect(
        page.locator(`#${key}`).getByRole('heading', { name: heading, exact: true }),
      ).toBeInViewport()
    }
  })
})
