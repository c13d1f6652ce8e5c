import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { texts } from '../support/texts.ts'
import { expect, inEachLanguage } from './support/test.ts'

inEachLanguage((language, inOneLanguage) => {
  const { open, label } = texts(language, 'search')
  const { pages } = texts(language, 'menu')
  const button = { role: 'button', name: open, within: 'header' } as const
  const field = { role: 'field', name: label, within: 'dialog' } as const

  inOneLanguage(
    'Escape closes the search; a misspelt name is found, and Enter leads to its page in place',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ reducedMotion: true })
      await visitor.open(pagePath('sap', language))
      await visitor.markDocument()
      await visitor.click(button)
      await visitor.expectSeen(field, { isFocused: true })
      await visitor.window.press('Escape')
      await visitor.expectGone(field)
      await visitor.expectSeen(button, { isFocused: true })
      await visitor.click(button)
      await visitor.expectSeen(field, { isFocused: true, isWithinReach: true })
      await visitor.window.type('proxmux')
      await visitor.expectText('[role="group"] > div', pages.proxmox)
      await visitor.window.press('Enter')
      await visitor.expectGone(field)
      await visitor.expectHeading(pageTexts(language, 'proxmox').heading)
      await visitor.expectSeen({ role: 'button', name: open, within: 'header' }, { isWithinReach: true })
      expect(await visitor.isSameDocument()).toBe(true)
    },
  )
})
