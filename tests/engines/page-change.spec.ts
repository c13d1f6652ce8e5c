import { pagePath } from '#i18n/addresses.ts'
import { seenWay } from '#hooks/approach.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

interface Frame {
  title: string | undefined
  scrolled: number
  hasFooter: boolean
}

/** Records in every frame which page the window shows, and what of it. */
const recordFrames = (visitor: Visitor) =>
  visitor.window.evaluate(() => {
    const seen: Frame[] = []
    Object.assign(window, { seen })
    const look = () => {
      const footer = document.querySelector('footer')?.getBoundingClientRect()
      seen.push({
        title: document.querySelector('main h1')?.textContent,
        scrolled: scrollY / innerHeight,
        hasFooter: footer !== undefined && footer.top < innerHeight,
      })
      requestAnimationFrame(look)
    }
    look()
  })

const recordedFrames = (visitor: Visitor) =>
  visitor.window.evaluate(() => (window as unknown as { seen: Frame[] }).seen)

inEachLanguage((language, inOneLanguage) => {
  inOneLanguage(
    'a link far down a page leads to the next page’s top, past nothing else of it @beyond',
    async ({ openVisitor }) => {
      const visitor = await openVisitor()
      await visitor.open(pagePath('sap', language))
      const link = { role: 'link', name: texts(language, 'pages/sap').next.button, within: 'main' } as const
      await visitor.pointAt(link)
      await recordFrames(visitor)
      await visitor.click(link)
      const title = pageTexts(language, 'application-management-services').heading
      await visitor.expectHeading(title)
      await expect.poll(() => visitor.scrolled()).toBe(0)
      const frames = (await recordedFrames(visitor)).filter((frame) => frame.title === title)
      const places = frames.map(({ scrolled }) => scrolled)
      expect(frames.filter(({ hasFooter }) => hasFooter)).toEqual([])
      // WebKit's window may be at the top at once.
      expect(Math.max(...places)).toBeLessThan(seenWay + 0.005)
      expect(places).toEqual(places.toSorted((one, other) => other - one))
    },
  )
})
