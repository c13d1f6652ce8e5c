import type { TOptions } from 'i18next'
import { useTexts } from '#i18n/useTexts.ts'

/** Mistakes that must not compile: `npm run types` fails where one of them does. Nothing runs this. */
export function useMistakes(isOpen: boolean, options: { options: TOptions }) {
  const { t } = useTexts('accessibility')
  const { t: ofHome } = useTexts('pages/home')
  const { t: ofMaterialUi } = useTexts('material-ui')
  const { t: ofAny } = useTexts()
  const page = 'x'
  // These are right.
  t('showPages', { page })
  ofAny('accessibility:showPages', { page })
  ofAny('menu:pages.home')
  ofHome('about.paragraphs', { returnObjects: true }).map((a) => a.length)
  ofMaterialUi('rating.stars', { count: 2 })
  // @ts-expect-error -- an argument is missing
  t('showPages')
  // @ts-expect-error -- an argument is misspelt
  t('showPages', { pgae: page })
  // @ts-expect-error -- an argument is no text and no number
  t('showPages', { page: null })
  // @ts-expect-error -- one of the keys needs an argument
  t(isOpen ? 'closeMenu' : 'showPages')
  // @ts-expect-error -- a key is misspelt
  t('shwoPages', { page })
  // @ts-expect-error -- a default hides no misspelt key
  t('nowhere', { defaultValue: 'x' })
  // @ts-expect-error -- a default hides no misspelt key
  t('nowhere', 'x')
  // @ts-expect-error -- one of the keys is misspelt
  t(isOpen ? 'closeMenu' : 'nowhere')
  // @ts-expect-error -- a group is no text
  t('carousel')
  // @ts-expect-error -- a list is no text
  ofHome('about.paragraphs')
  // @ts-expect-error -- a text is no list
  ofHome('about.heading', { returnObjects: true }).map(String)
  // @ts-expect-error -- a plural needs a count
  ofMaterialUi('rating.stars')
  // @ts-expect-error -- a count is a number
  ofMaterialUi('rating.stars', { count: '2' })
  // @ts-expect-error -- another namespace has to be named to the hook
  t('menu:pages.home')
  // @ts-expect-error -- without a namespace a key names its own
  ofAny('closeMenu')
  // @ts-expect-error -- there is no such key in the namespace
  ofAny('menu:pages.nowhere')
  // @ts-expect-error -- there is no such namespace
  ofAny('nowhere:pages.home')
  // @ts-expect-error -- an argument is missing
  ofAny('accessibility:showPages')
  // @ts-expect-error -- an argument is misspelt
  ofAny('accessibility:showPages', { pgae: page })
  // @ts-expect-error -- a group is no text
  ofAny('accessibility:carousel')
  // @ts-expect-error -- a plural needs a count
  ofAny('material-ui:rating.stars')
  // @ts-expect-error -- unknown options say nothing
  t('showPages', options.options)
}
