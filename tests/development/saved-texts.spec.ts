import { setTimeout as wait } from 'node:timers/promises'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { otherLanguage } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, findingsPanel, inEachLanguage, rememberDocument, test } from './developmentSite.ts'

const namespace = 'pages/sap'

inEachLanguage((language, inOneLanguage) => {
  const file = `${language}/${namespace}.json`
  const path = pagePath('sap', language)

  test('a text, a description and a removed key show as they are saved, without a reload', async ({
    page,
    locales,
  }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts(language, namespace).heading)
    const expectSameDocument = await rememberDocument(page)
    const descriptions = page.locator('meta[name=description], meta[property="og:description"]')
    await expect(descriptions).toHaveCount(2)
    locales.set(file, 'meta.description', 'Saved description')
    for (const description of await descriptions.all()) {
      await expect(description).toHaveAttribute('content', 'Saved description')
    }
    locales.set(file, 'heading', 'Saved')
    await expect(heading).toHaveText('Saved')
    locales.set(file, 'heading')
    await expect(heading).toContainText(texts(otherLanguage(language), namespace).heading)
    if (language === 'ar') await expect(heading).toHaveAttribute('lang', 'en')
    if (language === 'ar') await expect(heading).toHaveAttribute('dir', 'ltr')
    locales.restore()
    await expect(heading).toHaveText(texts(language, namespace).heading)
    await expect(heading).not.toHaveAttribute('lang')
    await expectSameDocument()
  })

  inOneLanguage(
    'files that cannot be read or are deleted leave the last good texts',
    async ({ page, locales }) => {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(texts(language, namespace).heading)
      locales.set(file, 'heading', 'Saved')
      await expect(heading).toHaveText('Saved')
      locales.save(file, locales.read(file).replace('",\n', '"\n'))
      const place = locales.findings().find(({ code }) => code === 'json-missing-comma')
      // All pages need the texts of the menu and of the company.
      const menu = `${language}/menu.json`
      locales.save(menu, locales.read(menu).slice(0, -20))
      const company = `${language}/company.json`
      const givenBack = locales.changed(company, 'offices.dubai.address.0', 'Given back')
      locales.delete(company)
      const named = [
        findingsPanel(page).getByText(`locales/${file}:${place?.line}:${place?.column}`),
        findingsPanel(page).getByText(new RegExp(`locales/${menu}:\\d+:\\d+`)),
        findingsPanel(page).getByText(`locales/${company}`).first(),
      ]
      const footer = page.getByRole('contentinfo')
      const [name = ''] = Object.values(texts(language, 'menu').pages)
      const [line = ''] = texts(language, 'company').offices.dubai.address
      const expectWhole = async () => {
        for (const finding of named) await expect(finding).toBeVisible()
        await expect(heading).toHaveText('Saved')
        await expect(page.getByRole('banner').getByText(name, { exact: true }).first()).toBeVisible()
        await expect(footer.getByText(line)).toBeVisible()
      }
      await expectWhole()
      await page.reload()
      await expectWhole()
      const expectSameDocument = await rememberDocument(page)
      locales.save(company, givenBack)
      await expect(footer.getByText('Given back')).toBeVisible()
      locales.restore()
      await expect(heading).toHaveText(texts(language, namespace).heading)
      await expect(footer.getByText(line)).toBeVisible()
      for (const finding of named) await expect(finding).toHaveCount(0)
      await expectSameDocument()
    },
  )
})

// It is about files, and not about what is in them: one language is enough.
test('a file that is emptied or deleted first shows what is written later', async ({ page, locales }) => {
  const file = `ar/${namespace}.json`
  await page.goto(pagePath('sap', 'ar'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  // Shorter and longer than the server waits for more to be saved.
  for (const pause of [60, 150]) {
    for (const way of ['emptied', 'deleted'] as const) {
      const text = `${way} for ${pause} ms`
      const written = locales.changed(file, 'heading', text)
      if (way === 'emptied') locales.save(file, '')
      else locales.delete(file)
      await wait(pause)
      locales.save(file, written)
      await expect(heading).toHaveText(text)
    }
  }
  const written = locales.changed(file, 'heading', 'Saved anew')
  locales.set(file, 'heading', 'Saved')
  // Again and again, so that whoever looks at the file meets one of the moments when it is away.
  for (let times = 0; times < 200; times++) {
    locales.delete(file)
    locales.save(file, written)
  }
  await expect(heading).toHaveText('Saved anew')
})

test('a draft shows its translations, and English for missing texts and broken files', async ({
  page,
  locales,
}) => {
  const file = `en-XA/${namespace}.json`
  await page.goto(`/en-XA${pagePath('sap', 'en')}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(texts('en', namespace).heading)
  await expect(heading).toHaveAttribute('lang', 'en')
  const expectSameDocument = await rememberDocument(page)
  locales.save(file, '{ "heading": "Tr')
  const finding = findingsPanel(page).getByText(new RegExp(`locales/${file}:\\d+:\\d+`))
  await expect(finding).toBeVisible()
  await expect(heading).toContainText(texts('en', namespace).heading)
  locales.save(file, JSON.stringify({ heading: 'Traduit' }))
  await expect(heading).toHaveText('Traduit')
  await expect(finding).toHaveCount(0)
  await expect(heading).not.toHaveAttribute('lang')
  await expect(page.getByText(texts('en', namespace).lead).first()).toHaveAttribute('lang', 'en')
  locales.set(file, 'heading')
  await expect(heading).toContainText(texts('en', namespace).heading)
  await expectSameDocument()
})

test.describe('a text that every language lost', () => {
  test.use({ provoked: /./ })

  inEachLanguage((language, inOneLanguage) => {
    inOneLanguage('breaks no page for longer than until it is given back', async ({ page, locales }) => {
      const home = texts(language, 'pages/home')
      const saveWithout = (file: string, key: string) => {
        for (const code of languageCodes) locales.set(`${code}/${file}.json`, key)
      }
      await page.goto(pagePath('home', language))
      const heading = page.getByRole('heading', { level: 1 })
      const paragraph = page.getByText(home.about.paragraphs[0] ?? '')
      await expect(paragraph).toHaveCount(1)

      await test.step('a page without it shows that it crashed', async () => {
        saveWithout('pages/home', 'about')
        await expect(
          page.getByRole('heading', { name: texts(language, 'errors').crash.heading }),
        ).toBeVisible()
        const expectSameDocument = await rememberDocument(page)
        locales.restore()
        await expect(paragraph).toHaveCount(1)
        await expectSameDocument()
      })

      await test.step('a text shows its key', async () => {
        saveWithout('pages/home', 'heading')
        await expect(heading).toHaveText('heading')
      })

      await test.step('the frame of all pages comes back', async () => {
        saveWithout('company', 'offices')
        await expect(findingsPanel(page).getByText(`locales/${language}/company.json`).first()).toBeVisible()
        locales.restore()
        const [line = ''] = texts(language, 'company').offices.dubai.address
        await expect(page.getByRole('contentinfo').getByText(line)).toBeVisible()
        await expect(heading).toHaveText(home.heading)
      })
    })
  })
})
