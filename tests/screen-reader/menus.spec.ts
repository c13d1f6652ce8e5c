import { company } from '#config/company.ts'
import { menuPages } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { menuEntries, type MenuEntry } from '../support/menuEntries.ts'
import { otherLanguage } from '../support/pages.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { fill, texts } from '../support/texts.ts'
import { listOf, snapshotOf, type SnapshotElement } from './ariaSnapshot.ts'

inEachLanguage((language) => {
  const names = texts(language, 'accessibility')
  const { pages, lines, call } = texts(language, 'menu')
  const { label } = languages[otherLanguage(language)]
  const link = (id: MenuEntry['page']): SnapshotElement => ({ role: 'link', name: pages[id] })

  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

  const listBelow = (entries: readonly MenuEntry[]): SnapshotElement[] =>
    entries.length === 0 ? [] : [listOf(entries.map(({ page, below }) => [link(page), ...listBelow(below)]))]

  /** The bar, with the list below one of its entries open. */
  function bar(opened?: MenuEntry['page']): SnapshotElement {
    const entry = ({ page: id, below: entries }: MenuEntry): SnapshotElement[] => {
      if (entries.length === 0) return [link(id)]
      const button = { role: 'button', name: pages[id], state: `expanded=${id === opened}` }
      return id === opened ? [button, link(id), ...listBelow(entries)] : [button]
    }
    return {
      role: 'banner',
      inside: [
        { role: 'link', name: names.home },
        { role: 'navigation', name: names.mainMenu, inside: [listOf(menuEntries.map(entry))] },
        { role: 'button', name: texts(language, 'search').open },
        { role: 'link', name: label },
        { role: 'button', name: names.colorScheme.toDark },
      ],
      isWhole: true,
    }
  }

  test('the menu of the bar is a list, whose buttons tell whether their list is open', async ({ page }) => {
    await open(page, pagePath('about', language))
    const header = page.getByRole('banner')
    await expect(header).toMatchAriaSnapshot(snapshotOf([bar()]))
    await expect(header.locator('[aria-current="page"]:visible')).toHaveText(pages.about)
    for (const id of ['products', 'services'] as const) {
      await header.getByRole('button', { name: pages[id], exact: true }).click()
      await expect(header).toMatchAriaSnapshot(snapshotOf([bar(id)]))
    }
  })

  test('the menu of a phone is a list that unfolds, and its button tells that it is open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pagePath('about', language))
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: names.openMenu }).click()
    const nested = ({ page: id, below }: MenuEntry): SnapshotElement[] => [
      link(id),
      // Arabic isolates the name in the sentence.
      ...(below.length > 0 ? [{ role: 'group', text: fill(names.showPages, { page: pages[id] }) }] : []),
    ]
    const entry = ({ page: id, below }: MenuEntry): SnapshotElement[] => {
      if (below.length === 0) return [link(id)]
      const inside = [{ role: 'link', name: lines[id as keyof typeof lines] }, listOf(below.map(nested))]
      return [
        id === 'services' ? { role: 'group', text: pages[id], inside } : { role: 'group', text: pages[id] },
      ]
    }
    const menu = page.getByRole('navigation', { name: names.mobileMenu })
    await menu.getByText(pages.services, { exact: true }).click()
    await expect(header).toMatchAriaSnapshot(
      snapshotOf([
        { role: 'button', name: names.closeMenu, state: 'expanded' },
        { role: 'navigation', name: names.mobileMenu, inside: [listOf(menuEntries.map(entry))] },
        { role: 'link', name: call },
        { role: 'link', name: pages.contact },
      ]),
    )
    await expect(menu.locator('[aria-current="page"]')).toHaveText(pages.about)
  })

  test('the footer has three named lists of links, and terms with what they say', async ({ page }) => {
    await open(page, pagePath('about', language))
    const footer = texts(language, 'footer')
    const { about, leadership, contact, compliance } = footer.quickLinks
    const lists = [
      [names.footer.quickLinks, footer.quickLinks.heading, [about, leadership, contact, compliance]],
      ...(['products', 'services'] as const).map(
        (part) => [names.footer[part], footer[part].heading, menuPages(part).map((id) => pages[id])] as const,
      ),
    ] as const
    const { phone, support, fax, email, office, heading } = footer.contact
    const { phones, salesEmail } = company
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(
      snapshotOf([
        ...lists.map(([name, title, links]) => ({
          role: 'navigation',
          name,
          inside: [
            { role: 'heading', name: title, state: 'level=2' },
            listOf(links.map((text) => [{ role: 'link', name: text }])),
          ],
        })),
        { role: 'heading', name: heading, state: 'level=2' },
        { role: 'term', text: phone },
        { role: 'definition', inside: [{ role: 'link', name: phones.phone }] },
        { role: 'term', text: support },
        { role: 'definition', inside: [{ role: 'link', name: phones.support }] },
        { role: 'term', text: fax },
        { role: 'definition', text: phones.fax },
        { role: 'term', text: email },
        { role: 'definition', inside: [{ role: 'link', name: salesEmail }] },
        { role: 'term', text: office },
        { role: 'definition', text: texts(language, 'company').offices.dubai.address.join(' ') },
        { role: 'link', name: footer.terms },
        { role: 'link', name: footer.privacy },
      ]),
    )
  })
})
