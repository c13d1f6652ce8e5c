import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { portfolio } from '#pages/home/portfolio.ts'
import { vendors } from '#pages/home/vendors.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

inEachLanguage((language) => {
  const home = texts(language, 'pages/home')

  test('says who the company is, and leads to About, vendors, its portfolio and each industry', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, pagePath('home', language))
    await test.step('the vendors stand in a row below the banners', async () => {
      const { heading, names } = home.vendors
      const links = page.getByRole('list', { name: heading, exact: true }).getByRole('link')
      await expect(links).toHaveText(vendors.map((vendor) => names[vendor]))
      const tops = new Set<number>()
      for (const [index, vendor] of vendors.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', pagePath(vendor, language))
        await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
        tops.add((await links.nth(index).boundingBox())?.y ?? 0)
      }
      expect(tops.size).toBe(1)
    })
    await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible()
    for (const paragraph of home.about.paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
    await expect(page.getByRole('link', { name: home.about.link })).toHaveAttribute(
      'href',
      pagePath('about', language),
    )

    for (const { id, href, flag } of portfolio) {
      const { title, content } = home.portfolio.cards[id]
      const card = page.getByRole('listitem').filter({ hasText: content })
      const expected = flag ? title + home.portfolio.flag : title
      await expect(card.getByRole('heading', { name: expected, exact: true })).toBeVisible()
      const link = card.getByRole('link', { name: fill(home.portfolio.findMoreAbout, { title }) })
      await expect(link).toHaveText(home.portfolio.findMore)
      await expect(link).toHaveAttribute('href', pagePath(href, language))
    }

    await test.step('a press on a card’s picture leads to its page', async () => {
      const [{ id, href }] = portfolio
      const card = page.getByRole('listitem').filter({ hasText: home.portfolio.cards[id].content })
      await card.locator('svg').first().scrollIntoViewIfNeeded()
      await card.click({ position: { x: 40, y: 40 } })
      await expect(page).toHaveURL(pagePath(href, language))
      await page.goBack()
    })

    for (const { id, linkedByFragment } of industries) {
      const tile = page.getByRole('main').getByRole('link', { name: texts(language, 'menu').industries[id] })
      const fragment = linkedByFragment ? `#${id}` : ''
      await expect(tile).toHaveAttribute('href', pagePath('industries', language) + fragment)
    }
    const figures = page.getByRole('main').getByRole('definition').locator('bdi[dir="ltr"]')
    await expect(figures).toHaveText(home.figures.items.map(({ value }) => value))

    await test.step('each section stands on another background than its neighbours', async () => {
      const backgrounds = await page
        .locator('main > section')
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor))
      const changes = backgrounds.filter((color, index) => color !== backgrounds[index - 1])
      expect(backgrounds.length).toBeGreaterThan(3)
      expect(changes).toEqual(backgrounds)
    })
  })
})
