import { company } from '#config/company.ts'
import { menuPages, ancestorsOf } from '#config/pages.ts'
import { isProven } from '#content/kinds/proof.ts'
import { pagePath, unknownPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { banners } from '#pages/home/banners.ts'
import { otherLanguage, pageTexts, templateSamples } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { openUnknownAddress } from '../support/unknownAddress.ts'
import { listOf, snapshotOf } from './ariaSnapshot.ts'

inEachLanguage((language) => {
  const names = texts(language, 'accessibility')
  const { pages } = texts(language, 'menu')

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('bar, main part and footer of a page are landmarks, and its headings an outline', async ({ page }) => {
    for (const id of templateSamples) {
      await test.step(id, async () => {
        await open(page, pagePath(id, language))
        await expect(page.locator('body')).toMatchAriaSnapshot(
          snapshotOf([
            { role: 'link', name: names.skipLink },
            { role: 'banner' },
            { role: 'main' },
            { role: 'contentinfo' },
          ]),
        )
        for (const role of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(role)).toHaveCount(1)
        }
        const { heading, sections = {} } = pageTexts(language, id) as {
          heading: string
          sections?: Record<string, { heading: string }>
        }
        const headings = await page.getByRole('main').getByRole('heading').all()
        const outline = await Promise.all(
          headings.map((each) =>
            // The build has joined numbers and words of names (scripts/vite/namesOnOneLine.ts).
            each.evaluate(({ tagName, textContent }) => [
              Number(tagName[1]),
              textContent?.replaceAll('\u00A0', ' '),
            ]),
          ),
        )
        const levels = outline.map(([level]) => Number(level))
        expect(outline[0], 'the first heading').toEqual([1, heading.replaceAll('\u00A0', ' ')])
        expect(
          levels.filter((level) => level === 1),
          'main headings',
        ).toHaveLength(1)
        const skipped = outline.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        expect(skipped, 'headings that skip a level').toEqual([])
        // What others confirm is shown once the owner has filled it in.
        const wanted = Object.entries(sections)
          .filter(([key, section]) => id !== 'about' || key !== 'proof' || isProven(section))
          .flatMap(([, section]) => section.heading ?? [])
        const told = outline.filter(([level]) => level === 2).map(([, text]) => text)
        expect(
          told.filter((text) => wanted.includes(String(text))),
          'sections',
        ).toEqual(wanted)
      })
    }
  })

  test('the breadcrumb is a list of links, with the page as the current one', async ({ page }) => {
    await open(page, pagePath('ai', language))
    const trail = ['home' as const, ...ancestorsOf('ai')]
    const way = page.getByRole('navigation', { name: names.breadcrumb, exact: true })
    await expect(way).toMatchAriaSnapshot(
      snapshotOf([
        {
          role: 'list',
          inside: trail.map((id) =>
            id === 'ai'
              ? { role: 'listitem', text: pages[id] }
              : { role: 'listitem', inside: [{ role: 'link', name: pages[id] }] },
          ),
          isWhole: true,
        },
      ]),
    )
    await expect(way.locator('[aria-current="page"]')).toHaveText(pages.ai)
  })

  test('the banners of Home are a named region, with one banner and then its buttons', async ({ page }) => {
    await open(page, pagePath('home', language))
    const { carousel } = names
    const region = page.getByRole('region', { name: carousel.label, exact: true })
    const total = banners.length
    await expect(region).toMatchAriaSnapshot(
      snapshotOf([
        { role: 'group', name: fill(carousel.slide, { number: 1, total }), inside: [{ role: 'link' }] },
        { role: 'button', name: carousel.play },
        { role: 'button', name: carousel.previous },
        { role: 'button', name: carousel.next },
        {
          role: 'group',
          name: carousel.choose,
          inside: banners.map((_, index) => ({
            role: 'button',
            // Arabic isolates the figure.
            name: fill(carousel.show, { number: index + 1 }),
            state: `disabled=${index === 0}`,
          })),
          isWhole: true,
        },
      ]),
    )
    // Snapshots know no `inert`, which screen readers do.
    const slides = region.locator('[aria-live] > [role="group"]')
    await expect(slides).toHaveCount(total)
    await expect(region.locator('[aria-live] > [role="group"]:not([inert])')).toHaveCount(1)
  })

  test('figures and offices are terms with what they say', async ({ page }) => {
    await open(page, pagePath('home', language))
    const { items } = texts(language, 'pages/home').figures
    const figures = items.flatMap(({ label, value }) => [
      { role: 'term', text: label },
      { role: 'definition', text: value },
    ])
    await expect(page.getByRole('main')).toMatchAriaSnapshot(snapshotOf(figures))

    await open(page, pagePath('contact', language))
    const { offices } = texts(language, 'company')
    const { heading, address, hours, phone } = texts(language, 'pages/contact').offices
    const told = company.offices.flatMap(({ id, phone: number }) => [
      { role: 'heading', name: offices[id].name, state: 'level=3' },
      { role: 'term', text: address },
      { role: 'definition', text: offices[id].address.join(' ') },
      { role: 'term', text: hours },
      { role: 'definition', text: offices[id].hours },
      { role: 'term', text: phone },
      { role: 'definition', inside: [{ role: 'link', name: number }] },
    ])
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      snapshotOf([{ role: 'heading', name: heading, state: 'level=2' }, ...told]),
    )
  })

  test('an unknown address has a heading, two likely ways on and a list of the other pages', async ({
    page,
  }) => {
    await openUnknownAddress(page, unknownPath(language))
    const { heading, waysOn } = texts(language, 'errors').notFound
    const likeliest = ['products', 'services'] as const
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      snapshotOf([
        { role: 'heading', name: heading, state: 'level=1' },
        ...likeliest.map((id) => ({ role: 'link', name: pages[id] })),
        { role: 'heading', name: waysOn, state: 'level=2' },
        listOf(
          menuPages()
            .filter((id) => !likeliest.some((likely) => likely === id))
            .map((id) => [{ role: 'link', name: pages[id] }]),
        ),
      ]),
    )
  })

  test('a change of the language is told in the voice of the new one', async ({ page }) => {
    const other = otherLanguage(language)
    await open(page, pagePath('about', language))
    await page.getByRole('link', { name: languages[other].label, exact: true }).click()
    const { title } = pageTexts(other, 'about').meta
    const said = page.getByRole('status').filter({ hasText: title })
    await expect(said).toHaveText(title)
    expect(await said.evaluate((status) => status.closest('[lang]')?.getAttribute('lang'))).toBe(other)
  })
})
