import { setTimeout as wait } from 'node:timers/promises'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { inEachLanguage } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { expect, findingsPanel, staysLoaded, test } from './developmentSite.ts'

/** The article that the tests change. */
const namespace = 'pages/sap'
/** How long an editor may leave a file empty before it writes it, in ms. */
const pauses = [
  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 30, 30, 30, 60, 60, 60, 100, 100, 100,
].concat([150, 150, 150, 200, 200, 200])

inEachLanguage((language) => {
  const file = `${language}/${namespace}.json`
  const path = pagePath('sap', language)

  test('a text shows as it is saved', async ({ page, locales }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts(language, namespace).heading)
    const expectLoaded = await staysLoaded(page)
    locales.set(file, 'heading', 'Saved')
    await expect(heading).toHaveText('Saved')
    await expectLoaded()
  })

  test('a description that changes alone shows at once', async ({ page, locales }) => {
    await page.goto(path)
    const descriptions = page.locator('meta[name=description], meta[property="og:description"]')
    await expect(descriptions).toHaveCount(2)
    locales.set(file, 'meta.description', 'Saved')
    for (const description of await descriptions.all()) {
      await expect(description).toHaveAttribute('content', 'Saved')
    }
  })

  test('a key that is removed shows at once, in the other language', async ({ page, locales }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts(language, namespace).heading)
    locales.set(file, 'heading')
    await expect(heading).toHaveText(texts(otherLanguage(language), namespace).heading)
    if (language === 'ar') await expect(heading).toHaveAttribute('lang', 'en')
    if (language === 'ar') await expect(heading).toHaveAttribute('dir', 'ltr')
    locales.restore()
    await expect(heading).toHaveText(texts(language, namespace).heading)
    await expect(heading).not.toHaveAttribute('lang')
  })

  test('a file that cannot be read leaves the last good text, also when the page is loaded anew', async ({
    page,
    locales,
  }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    locales.set(file, 'heading', 'Saved')
    await expect(heading).toHaveText('Saved')
    locales.save(file, locales.read(file).replace('",\n', '"\n'))
    const place = locales.findings().find(({ code }) => code === 'json-missing-comma')
    const named = `locales/${file}:${place?.line}:${place?.column}`
    await expect(findingsPanel(page).getByText(named)).toBeVisible()
    await expect(heading).toHaveText('Saved')
    await page.reload()
    await expect(findingsPanel(page).getByText(named)).toBeVisible()
    await expect(heading).toHaveText('Saved')
    const expectLoaded = await staysLoaded(page)
    locales.restore()
    await expect(heading).toHaveText(texts(language, namespace).heading)
    await expect(findingsPanel(page).getByText(named)).toHaveCount(0)
    await expectLoaded()
  })

  test('a file that all pages need may break, too', async ({ page, locales }) => {
    await page.goto(path)
    const menu = `${language}/menu.json`
    locales.save(menu, locales.read(menu).slice(0, -20))
    await expect(findingsPanel(page).getByText(new RegExp(`locales/${menu}:\\d+:\\d+`))).toBeVisible()
    await page.reload()
    const [name] = Object.values(texts(language, 'menu').pages)
    await expect(
      page
        .getByRole('banner')
        .getByText(name ?? '', { exact: true })
        .first(),
    ).toBeVisible()
  })

  test('a file that is deleted leaves its texts, and shows again when it is given back', async ({
    page,
    locales,
  }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts(language, namespace).heading)
    const givenBack = locales.changed(file, 'heading', 'Given back')
    locales.delete(file)
    await expect(findingsPanel(page).getByText(`locales/${language}/${namespace}.json`).first()).toBeVisible()
    await expect(heading).toHaveText(texts(language, namespace).heading)
    await page.reload()
    await expect(heading).toHaveText(texts(language, namespace).heading)
    const expectLoaded = await staysLoaded(page)
    locales.save(file, givenBack)
    await expect(heading).toHaveText('Given back')
    await expectLoaded()
  })

  test('a file that is emptied first and written later is read whole', async ({ page, locales }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const seen: string[] = []
    for (const [index, pause] of pauses.entries()) {
      const written = locales.changed(file, 'heading', `Saved ${index}`)
      locales.save(file, '')
      await wait(pause)
      locales.save(file, written)
      const isSeen = await expect(heading)
        .toHaveText(`Saved ${index}`, { timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
      if (isSeen) seen.push(`Saved ${index}`)
    }
    expect(seen).toHaveLength(pauses.length)
  })

  test('a file that cannot be read when the server starts shows the other language', async ({
    page,
    server,
    locales,
  }) => {
    locales.save(file, locales.read(file).slice(0, -20))
    await server.restart()
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts(otherLanguage(language), namespace).heading)
    await expect(findingsPanel(page).getByText(new RegExp(`locales/${file}:\\d+:\\d+`))).toBeVisible()
    locales.restore()
    await expect(heading).toHaveText(texts(language, namespace).heading)
  })
})

test('a draft shows what is translated, and English elsewhere, as it is saved', async ({ page, locales }) => {
  const file = `fr/${namespace}.json`
  await page.goto(`/fr${pagePath('sap', 'en')}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(texts('en', namespace).heading)
  await expect(heading).toHaveAttribute('lang', 'en')
  const expectLoaded = await staysLoaded(page)
  locales.save(file, JSON.stringify({ heading: 'Traduit' }))
  await expect(heading).toHaveText('Traduit')
  await expect(heading).not.toHaveAttribute('lang')
  await expect(page.getByText(texts('en', namespace).lead).first()).toHaveAttribute('lang', 'en')
  locales.set(file, 'heading')
  await expect(heading).toHaveText(texts('en', namespace).heading)
  await expectLoaded()
})

test.describe('a text that every language lost', () => {
  test.use({ provoked: /./ })

  inEachLanguage((language) => {
    test('breaks no page for longer than until it is given back', async ({ page, locales }) => {
      await page.goto(pagePath('home', language))
      const paragraph = page.getByText(texts(language, 'pages/home').about.paragraphs[0] ?? '')
      await expect(paragraph).toHaveCount(1)
      for (const code of languageCodes) locales.set(`${code}/pages/home.json`, 'about')
      await expect(page.getByRole('heading', { name: texts(language, 'errors').crash.heading })).toBeVisible()
      const expectLoaded = await staysLoaded(page)
      locales.restore()
      await expect(paragraph).toHaveCount(1)
      await expectLoaded()
    })

    test('shows its key', async ({ page, locales }) => {
      await page.goto(pagePath('sap', language))
      for (const code of languageCodes) locales.set(`${code}/${namespace}.json`, 'heading')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('heading')
    })

    test('leaves the rest of the page where it stood in the frame of all pages', async ({
      page,
      locales,
    }) => {
      await page.goto(pagePath('sap', language))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      for (const code of languageCodes) locales.set(`${code}/company.json`, 'offices')
      await expect(findingsPanel(page).getByText('[gone]').first()).toBeVisible()
      await expect(heading).toBeVisible()
      const expectLoaded = await staysLoaded(page)
      locales.restore()
      const [line = ''] = texts(language, 'company').offices.dubai.address
      await expect(page.getByRole('contentinfo').getByText(line)).toBeVisible()
      await expect(heading).toBeVisible()
      await expectLoaded()
    })
  })
})
