import type { IndustryId } from '#config/industries.ts'
import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'

const cardTargets: Record<'fsas' | 'dataCenter' | 'cloud' | 'digital', PageId> = {
  fsas: 'fsas-portfolio',
  dataCenter: 'data-center-solutions',
  cloud: 'cloud-solutions',
  digital: 'digital-transformation',
}

/** Section 2 of the specification: four of the five tiles carry a fragment. */
const tileFragments: Record<IndustryId, string> = {
  public: '',
  financial: '#financial',
  oil: '#oil',
  retail: '#retail',
  manufacturing: '#manufacturing',
}

inEachLanguage((language) => {
  const home = texts(language, 'pages/home')

  test('says who the company is, and leads to About, four portfolio pages and five industries', async ({
    page,
  }) => {
    await open(page, pagePath('home', language))
    await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible()
    for (const paragraph of home.about.paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
    await expect(page.getByRole('link', { name: home.about.link })).toHaveAttribute(
      'href',
      pagePath('about', language),
    )

    for (const [id, target] of Object.entries(cardTargets)) {
      const { title, content } = home.portfolio.cards[id as keyof typeof cardTargets]
      const card = page.getByRole('listitem').filter({ hasText: content })
      const expected = id === 'fsas' ? title + home.portfolio.flag : title
      await expect(card.getByRole('heading', { name: expected, exact: true })).toBeVisible()
      const link = card.getByRole('link', { name: fill(home.portfolio.findMoreAbout, { title }) })
      await expect(link).toHaveText(home.portfolio.findMore)
      await expect(link).toHaveAttribute('href', pagePath(target, language))
    }

    const industries = pagePath('industries', language)
    for (const [id, fragment] of Object.entries(tileFragments)) {
      const tile = page.getByRole('link', {
        name: home.industries.tiles[id as keyof typeof tileFragments].title,
      })
      await expect(tile).toHaveAttribute('href', industries + fragment)
    }
  })

  test('writes its figures from the left in either language', async ({ page }) => {
    await open(page, pagePath('home', language))
    const figures = page.getByRole('main').getByRole('definition').locator('bdi[dir="ltr"]')
    await expect(figures).toHaveText(home.figures.items.map(({ value }) => value))
  })
})
