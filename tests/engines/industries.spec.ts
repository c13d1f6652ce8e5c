import { industries } from '#config/industries.ts'
import { pagePath } from '#i18n/addresses.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

const topOf = (visitor: Visitor, id: string) =>
  visitor.window.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)

/** A section stands where a jump puts it: below the bar, or as high as the page's end lets it. */
async function expectReached(visitor: Visitor, id: string) {
  await expect
    .poll(async () => Math.abs(((await topOf(visitor, id)) ?? 9999) - siteConstants.anchorOffset))
    .toBeLessThan(2)
}

inEachLanguage((language, inOneLanguage) => {
  const path = pagePath('industries', language)
  const { sections } = texts(language, 'pages/industries')
  const labels = texts(language, 'menu').industries
  const arrow = { role: 'button', name: texts(language, 'accessibility').scrollToTop } as const

  inOneLanguage(
    'the sub-menu jumps to each section, marks it, and stays in sight',
    async ({ openVisitor }) => {
      const visitor = await openVisitor()
      await visitor.open(path)
      const entries = industries.map(
        ({ id }) => ({ role: 'link', name: labels[id], within: 'main nav' }) as const,
      )
      for (const [index, { id }] of industries.entries()) {
        const entry = entries[index] ?? arrow
        await visitor.click(entry)
        await expectReached(visitor, id)
        await visitor.expectSeen(entry, { current: 'location', isWithinReach: true })
        await visitor.expectSeen({ role: 'heading', name: sections[id].heading }, { isWithinReach: true })
        expect(await visitor.address()).toBe(`${path}#${id}`)
        for (const other of entries.filter((each) => each !== entry)) {
          await visitor.expectSeen(other, { current: null })
        }
      }
    },
  )

  inOneLanguage(
    'the arrow to the top comes far enough down, leads to the top, and goes',
    async ({ openVisitor }) => {
      const visitor = await openVisitor()
      await visitor.open(path)
      await visitor.scrollTo(siteConstants.scrollToTopAfter)
      await visitor.expectSeen(arrow)
      await visitor.scrollTo(siteConstants.scrollToTopAfter - 1)
      await visitor.expectGone(arrow)
      await visitor.scrollTo(3000)
      await visitor.click(arrow)
      await expect.poll(() => visitor.scrolled()).toBe(0)
      await visitor.expectGone(arrow)
    },
  )

  inOneLanguage(
    'a fragment is reached on load, from another page, and by back and forward',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(`${path}#oil`)
      await expectReached(visitor, 'oil')

      await visitor.open(pagePath('home', language))
      await visitor.click({ role: 'heading', name: labels.retail, within: 'main a' })
      await visitor.expectHeading(sections.retail.heading)
      await expectReached(visitor, 'retail')

      await visitor.click({ role: 'link', name: labels.financial, within: 'main nav' })
      await expectReached(visitor, 'financial')
      await visitor.window.back()
      await expect.poll(() => visitor.address()).toBe(`${path}#retail`)
      await expectReached(visitor, 'retail')
      await visitor.window.forward()
      await expectReached(visitor, 'financial')
    },
  )
})
