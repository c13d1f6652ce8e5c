import { menuPages } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  const { pages } = texts(language, 'menu')
  const names = texts(language, 'accessibility')
  const [firstProduct = 'products'] = menuPages('products')
  const [firstService = 'services'] = menuPages('services')
  const inBar = { within: 'header' }
  const products = { role: 'button', name: pages.products, ...inBar } as const
  const services = { role: 'button', name: pages.services, ...inBar } as const
  const product = { role: 'link', name: pages[firstProduct], ...inBar } as const
  const service = { role: 'link', name: pages[firstService], ...inBar } as const

  inOneLanguage('a button opens and closes its menu, and no two are open', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('about', language))
    await visitor.click(products)
    await visitor.expectSeen(product, { isWithinReach: true })
    await visitor.expectSeen(products, { expanded: 'true' })

    await visitor.click(services)
    await visitor.expectSeen(service, { isWithinReach: true })
    await visitor.expectGone(product)
    await visitor.expectSeen(products, { expanded: 'false' })

    await visitor.click(services)
    await visitor.expectGone(service)
    await visitor.expectSeen(services, { expanded: 'false' })
  })

  inOneLanguage('a menu closes on Escape, and on a press outside', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('about', language))
    for (const leave of [() => visitor.window.press('Escape'), () => visitor.window.click(8, 700)]) {
      await visitor.click(products)
      await visitor.expectSeen(product)
      await leave()
      await visitor.expectGone(product)
      await visitor.expectSeen(products, { expanded: 'false' })
    }
    expect(await visitor.address()).toBe(pagePath('about', language))
  })

  inOneLanguage('arrow keys open a menu, and Escape leads back to its button', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('about', language))
    await visitor.window.evaluate((name) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('header button')]
      buttons.find(({ innerText }) => innerText.trim() === name)?.focus()
    }, pages.products)
    // The first link of the menu is the overview, the second one the first product.
    await visitor.window.press('ArrowDown')
    await visitor.window.press('ArrowDown')
    await visitor.expectSeen(product, { isFocused: true })
    await visitor.window.press('Escape')
    await visitor.expectSeen(products, { isFocused: true, expanded: 'false' })
  })

  inOneLanguage('a link of a menu leads to its page and closes the menu', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true })
    await visitor.open(pagePath('about', language))
    await visitor.markDocument()
    // The second time the link is the one of the page that is open already.
    for (let visit = 1; visit <= 2; visit += 1) {
      await visitor.click(products)
      await visitor.click(product)
      await visitor.expectHeading(pageTexts(language, firstProduct).heading)
      await visitor.expectGone(product)
      expect(await visitor.address()).toBe(pagePath(firstProduct, language))
    }
    expect(await visitor.isSameDocument()).toBe(true)
  })

  inOneLanguage('the menu of a phone opens, unfolds, leads on and closes', async ({ openVisitor }) => {
    const visitor = await openVisitor({ reducedMotion: true, width: 390, height: 844 })
    await visitor.open(pagePath('home', language))
    await visitor.click({ role: 'button', name: names.openMenu })
    const industries = { role: 'link', name: pages.industries, within: '[popover]' } as const
    await visitor.expectSeen(industries)
    await visitor.expectSeen({ role: 'button', name: names.closeMenu }, { expanded: 'true' })
    await visitor.click({ role: 'button', name: pages.products, within: '[popover]' })
    const inMenu = { ...product, within: '[popover]' }
    await visitor.click(inMenu)
    await visitor.expectHeading(pageTexts(language, firstProduct).heading)
    await visitor.expectGone(inMenu)
    await visitor.expectSeen({ role: 'button', name: names.openMenu }, { expanded: 'false' })
  })
})
