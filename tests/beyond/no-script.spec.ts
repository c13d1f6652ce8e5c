import { aboutTopic } from '#config/contactTopics.ts'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { menuPages, pageIds, pageRow, canonicalPage } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { banners } from '#pages/home/banners.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, inEachLanguage, test } from '../support/site.ts'
import { fill, texts, withoutTags } from '../support/texts.ts'

test.use({ javaScriptEnabled: false })

inEachLanguage((language) => {
  const names = texts(language, 'accessibility')
  const menuTexts = texts(language, 'menu')
  const home = pagePath('home', language)

  test('the mobile menu opens by itself, and every page of it is within reach', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(home)
    const menu = page.getByRole('navigation', { name: names.mobileMenu })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: names.openMenu }).click()
    await expect(menu).toBeVisible()
    const closed = menu.locator('details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
    // Top-level pages with pages below them are buttons here; their links stand in the footer.
    const linked = pageIds.filter(
      (id) => pageRow(id).inMenu && (pageRow(id).parent || menuPages(canonicalPage(id)).length === 0),
    )
    for (const name of linked.map((id) => menuTexts.pages[canonicalPage(id)])) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('link', { name: menuTexts.pages.cybersecurity, exact: true }).click()
    await expect(page).toHaveURL(pagePath('cybersecurity', language))
  })

  test('Home has all banners within reach, and no control that needs scripts', async ({ page }) => {
    await page.goto(home)
    const { pause, play, previous, next } = names.carousel
    const { toDark, toLight } = names.colorScheme
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of [toDark, toLight, pause, play, previous, next, texts(language, 'search').open]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    // The landscape behind the banners stands at its first place.
    await expect(page.locator(`main use[href$="#${banners[0].target}-lights"]`).last()).toBeInViewport()
    await expect(page.getByRole('group', { name: names.carousel.choose })).toHaveCount(0)
    // A link, whose address tests/site/pages.spec.ts reads.
    const { label } = languages[otherLanguage(language)]
    await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible()

    const captions = texts(language, 'pages/home').banners
    for (const [position, banner] of banners.entries()) {
      const { id, target } = banner
      const name = fill(names.carousel.slide, { number: position + 1, total: banners.length })
      const slide = page.getByRole('group', { name, exact: true })
      const button = slide.getByRole('link', { name: captions[id].button, exact: true })
      await button.scrollIntoViewIfNeeded()
      await expect(slide.getByText(captions[id].smallCaption, { exact: true })).toBeInViewport()
      await expect(slide.getByText(captions[id].bigCaption)).toBeInViewport({ ratio: 0.9 })
      await expect(button).toBeInViewport({ ratio: 0.9 })
      const topic = 'topic' in banner ? aboutTopic(banner.topic) : ''
      await expect(button).toHaveAttribute('href', pagePath(target, language) + topic)
    }
    await page.getByRole('link', { name: captions.digitalTransformation.button, exact: true }).click()
    await expect(page).toHaveURL(pagePath('digital-transformation', language))
  })

  test('in place of the form a sentence names the ways to us, and of the map stands a link', async ({
    page,
  }) => {
    await page.goto(pagePath('contact', language))
    const { fields, submit, noScript } = texts(language, 'enquiry')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: submit })).toHaveCount(0)
    for (const name of Object.values(fields)) await expect(main.getByLabel(name)).toBeHidden()

    const { salesEmail, phones } = company
    const sentence = noScript
      .replaceAll(/<\/?[\w-]+>/g, '')
      .replace('{{email}}', salesEmail)
      .replace('{{phone}}', phones.phone)
    const shown = main.getByRole('paragraph').filter({ hasText: sentence })
    await expect(shown).toBeVisible()
    await expect(shown.getByRole('link', { name: salesEmail })).toHaveAttribute('href', mailHref(salesEmail))
    await expect(shown.getByRole('link', { name: phones.phone })).toHaveAttribute(
      'href',
      phoneHref(phones.phone),
    )
    const { map } = texts(language, 'pages/contact')
    await expect(page.getByRole('button', { name: map.show })).toHaveCount(0)
    const [office] = company.offices
    const name = fill(map.link, { office: texts(language, 'company').offices[office.id].name })
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /\/maps\/search\//)
  })

  test('the action of a page leads to Contact', async ({ page }) => {
    await page.goto(pagePath('sap', language))
    const { action } = texts(language, 'pages/sap').contact
    await page.getByRole('main').getByRole('link', { name: action, exact: true }).first().click()
    await expect(page).toHaveURL(`${pagePath('contact', language)}?about=sap#enquiry`)
    const { heading, form } = texts(language, 'pages/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { name: form.heading, exact: true })).toBeInViewport()
  })

  test('a link to a section of a page leads to it', async ({ page }) => {
    await page.goto(pagePath('industries', language))
    const jumps = page.getByRole('navigation', { name: names.jumpMenu })
    await jumps.getByRole('link', { name: menuTexts.industries.retail, exact: true }).click()
    const { heading } = texts(language, 'pages/industries').sections.retail
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
  })

  test('the questions of a questionnaire stand as a list', async ({ page }) => {
    await page.goto(pagePath('sap', language))
    const { title, questions } = texts(language, 'pages/sap').questionnaire
    await expect(page.locator('#sheet').getByRole('listitem')).toHaveText(
      Object.values(questions).map(({ label }) => label),
    )
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    for (const { label } of Object.values(questions))
      await expect(page.locator('#sheet').getByText(label, { exact: true })).toBeVisible()
  })

  test('every answer to a buyer’s questions is open', async ({ page }) => {
    await page.goto(pagePath('hci', language))
    for (const { answer } of texts(language, 'pages/hci').sections.buyerQuestions.questions) {
      await expect(page.locator('p').filter({ hasText: withoutTags(answer) })).toBeVisible()
    }
  })

  test('a phone shows all levels of a table at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { caption, levels, rows } = texts(language, 'pages/product-services').sections.serviceLevels
    await page.goto(pagePath('product-services', language))
    await expect(page.getByRole('group', { name: caption, exact: true })).toBeHidden()
    const cells = page.getByRole('table', { name: caption, exact: true }).getByRole('cell')
    await expect(cells).toHaveCount(rows.length * Object.keys(levels).length)
  })
})
