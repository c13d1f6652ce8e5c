import { memo } from 'react'
import type { PageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { PageComponent } from '../pageTemplates.ts'
import { usePageComponent } from '../siteLoader.ts'
import { DocumentHead } from '#app/DocumentHead.tsx'

interface PageProps {
  id: PageId
  language: LanguageCode
  /** Whether it is the page of the address; otherwise it is being prepared. */
  isShown: boolean
}

/** A page once its code and texts are there; meanwhile the page before it stays. */
export function Page({ id, language, isShown }: PageProps) {
  const component = usePageComponent(id, language)
  return (
    <>
      {isShown && <DocumentHead />}
      <Content component={component} id={id} />
    </>
  )
}

/** Memoized: a prepared page does not render again when it is shown. */
const Content = memo(function Content({
  component: Component,
  id,
}: {
  component: PageComponent
  id: PageId
}) {
  return <Component id={id} />
})
