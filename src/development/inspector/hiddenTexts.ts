import { uniquePlaces, type Shown } from './ShownTexts.ts'
import type { TextPlace } from './TextPlace.ts'

interface HiddenTexts {
  /** Title, description and what else stands in the document's head. */
  head: TextPlace[]
  /** Names that are heard and not seen: attributes, and words in a box of one pixel. */
  names: TextPlace[]
  /** What is in the page but not shown now, such as a closed menu. */
  closed: TextPlace[]
}

/** Which of the page's texts nobody sees, in the order of the document. */
export function hiddenTexts(shown: readonly Shown[]): HiddenTexts {
  const inOrder = shown.toSorted((one, other) => {
    if (one.element === other.element) return 0
    const isBefore = one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
    return isBefore ? -1 : 1
  })
  const of = (kind: string) =>
    uniquePlaces(inOrder.filter((one) => kindOf(one) === kind).flatMap(({ places }) => places))
  return { head: of('head'), names: of('name'), closed: of('closed') }
}

function kindOf({ element, attribute }: Shown): 'head' | 'name' | 'closed' | 'seen' {
  if (element.closest('head')) return 'head'
  if (!element.checkVisibility()) return 'closed'
  if (attribute !== undefined) return 'name'
  const { width, height } = element.getBoundingClientRect()
  return width <= 1 || height <= 1 ? 'name' : 'seen'
}
