import events from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { menuPages } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { eachLanguage } from '../support/eachLanguage.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, test as base, type OpenVisitor } from './support/test.ts'
import { Visitor } from './support/Visitor.ts'

interface Fixtures {
  /** The site, in a sandbox that runs no scripts: the same in every engine, and the driver can still look. */
  origin: string
}

const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, provide) => {
    const server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '', baseURL), { redirect: 'manual' })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-security-policy': 'sandbox allow-same-origin allow-top-navigation',
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    server.listen(0)
    await events.once(server, 'listening')
    await provide(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

type Body = (fixtures: Fixtures & { openVisitor: OpenVisitor }) => Promise<void>

eachLanguage<Body>(test)((language, inOneLanguage) => {
  const { pages } = texts(language, 'menu')

  inOneLanguage(
    'without scripts the menus of the bar open by themselves and lead on @beyond',
    async ({ openVisitor, origin }) => {
      // Firefox also reports what it was still loading when the visitor went on (NS_BINDING_ABORTED).
      const provoked = /sandbox|download failed .*status=2152398850/
      const { window } = await openVisitor({ reducedMotion: true, provoked })
      const visitor = new Visitor(window, origin)
      for (const parent of ['products', 'services'] as const) {
        const button = { role: 'button', name: pages[parent], within: 'header' } as const
        const [first = parent] = menuPages(parent)
        const link = { role: 'link', name: pages[first], within: 'header' } as const
        await window.goto(origin + pagePath('home', language))
        await visitor.expectHeading(pageTexts(language, 'home').heading)
        expect(await window.evaluate(() => document.documentElement.hasAttribute('data-scheme'))).toBe(false)
        await visitor.expectGone(link)
        await visitor.click(button)
        await visitor.expectSeen(link, { isWithinReach: true })
        await window.press('Escape')
        await visitor.expectGone(link)
        await visitor.click(button)
        await visitor.click(link)
        await visitor.expectHeading(pageTexts(language, first).heading)
      }
    },
  )
})
