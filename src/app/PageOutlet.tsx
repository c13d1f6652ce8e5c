import type { LanguageCode } from '#i18n/languages.ts'
import type { PageId } from '#config/pages.ts'
import { useSiteLoader } from '#loading/siteLoader.ts'

interface PageOutletProps {
  id: PageId
  language: LanguageCode
}

/** Shows a page once its code and texts are there; meanwhile the page before it stays. */
export function PageOutlet({ id, language }: PageOutletProps) {
  const Screen = useSiteLoader().readScreen(id, language)
  return <Screen key={id} id={id} />
}
