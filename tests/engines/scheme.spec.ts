import { pagePath } from '#i18n/addresses.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'
import type { Visitor } from './support/Visitor.ts'

const seenScheme = (visitor: Visitor) =>
  visitor.window.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    return channels.slice(0, 3).every((channel) => Number(channel) > 127) ? 'light' : 'dark'
  })

inEachLanguage((language, inOneLanguage) => {
  const { toDark, toLight } = texts(language, 'accessibility').colorScheme

  inOneLanguage(
    'the system decides on the colours until the visitor does, and the choice stays',
    async ({ openVisitor }) => {
      const visitor = await openVisitor()
      await visitor.open(pagePath('about', language))
      expect(await seenScheme(visitor)).toBe('dark')
      await visitor.click({ role: 'button', name: toLight })
      await expect.poll(() => seenScheme(visitor)).toBe('light')
      await visitor.window.reload()
      await visitor.expectSeen({ role: 'button', name: toDark })
      expect(await seenScheme(visitor)).toBe('light')
    },
  )
})
