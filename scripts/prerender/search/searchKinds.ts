import type { PageContent } from '#content/pageContent.ts'
import { questionnaireFragment } from '#questionnaire/questionnaireKey.ts'
import type { SearchKind } from '#search/SearchFile.ts'

/** The kinds of sections that the search shows as what they are. */
const kinds: Readonly<Record<string, SearchKind>> = { answers: 'answer', calculation: 'example' }

/** Returns which sections of a page the search shows as what they are, by their fragments. */
export function searchKinds({ sections, questions }: PageContent): Record<string, SearchKind> {
  const own = Object.entries(sections).flatMap(([id, { kind }]) => {
    const found = kinds[kind]
    return found ? [[id, found] as const] : []
  })
  return { ...Object.fromEntries(own), ...(questions && { [questionnaireFragment]: 'questionnaire' }) }
}
