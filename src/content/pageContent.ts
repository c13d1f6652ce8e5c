import type { OwnerFact, PromiseKind } from '#config/ownerFacts.ts'
import type { PagesOf, templatesOfSections } from '#config/pages.ts'
import type { Texts } from '#i18n/texts.ts'
import type { SectionFor, SectionOf } from './kinds/kinds.ts'
import type { Questions } from './questions.ts'

/** What a page consists of. Its words stand in its locale files. */
export interface PageContent {
  /** What its button promises; `contact` of its locale files says it in words. */
  promise: PromiseKind
  /** What the owner adds to the lead. */
  ownerFact?: OwnerFact
  /** In the order of the page, by the ids that are their fragments in links and their keys in the locale files. */
  sections: Readonly<Record<string, SectionOf>>
  /** What its questionnaire asks, in this order. */
  questions?: Questions
}

type PageWithContent = PagesOf<(typeof templatesOfSections)[number]>

interface ContentOf<Page extends PageWithContent> extends PageContent {
  sections: {
    [Id in Exclude<keyof Texts[`pages/${Page}`]['sections'], 'policies'>]: SectionFor<
      Texts[`pages/${Page}`]['sections'][Id]
    >
  }
}

/** Describes a page. A section that the English texts lack, or whose kind their form does not fit, does not compile. */
export function pageContent<Page extends PageWithContent>(
  _page: Page,
  content: ContentOf<Page>,
): PageContent {
  return content
}
