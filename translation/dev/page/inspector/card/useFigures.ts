import { useEffect, useState } from 'react'
import { canonicalPageIds, type PageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'
import { writeFigures, type WrittenFigures } from '#preview/writeFigures.ts'
import { figuresOf } from '../../shared/addresses.ts'
import type { FigurePlace } from '../../shared/answers.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { partsOf } from '../Drafts.ts'
import { inspector } from '../inspector.ts'
import { withoutPlaceMarks, type TextPlace } from '../placeMarks.ts'
import { markupOf } from './chips.ts'

/** A figure, or another value that the page puts in. */
export interface ShownFigure {
  name: string
  /** The figure with its unit, as the page's language writes it; none for a value of another kind. */
  written?: string | undefined
  /** Where it stands, if that is known. */
  place?: FigurePlace | undefined
}

/** Returns the figures that a text's placeholders name; of the words of a unit, those at the pressed place. */
export function useFigures(place: TextPlace, text: string, anchor: Element | undefined): ShownFigure[] {
  const { namespace, key } = partsOf(place)
  const isUnit = namespace === 'units'
  const ofPage = isUnit ? namespaceOfPage() : namespaceOfFigures(namespace, key)
  const { value: places = [] } = useAnswer<FigurePlace[]>(figuresOf(ofPage))
  const written = useWritten(ofPage)
  if (isUnit)
    return places
      .filter(({ name, section }) => isShownAt(anchor, section, written[section]?.[name]))
      .map((own) => ({ name: own.name, place: own, written: written[own.section]?.[own.name] }))
  const names = new Set(markupOf(text).flatMap((found) => /^\{\{\s*(\w+)/.exec(found)?.[1] ?? []))
  const [group, section] = key.split('.')
  const ownSection = group === 'sections' ? section : group
  return [...names].map((name): ShownFigure => {
    const named = places.filter((one) => one.name === name)
    // The figures of a page's last calculation take the place of others with the same name.
    const own = named.find((one) => one.section === ownSection) ?? named.at(-1)
    return { name, place: own, written: own && written[own.section]?.[name] }
  })
}

/** The locale file of a page's texts. */
const namespaceOf = (page: PageId) => `pages/${page}`

/** Returns the page whose figures a text names. One that shows the examples of others has their ids in its keys. */
function namespaceOfFigures(namespace: string, key: string): string {
  const [, example] = /^sections\.\w+\.items\.([\w-]+)\./.exec(key) ?? []
  const page = canonicalPageIds.find((id) => id === example)
  return page ? namespaceOf(page) : namespace
}

function namespaceOfPage(): string {
  const { page } = resolvePath(location.pathname)
  return page ? namespaceOf(page) : ''
}

/** Whether a place on the page shows a figure and nothing else, in the section of its calculation. */
function isShownAt(anchor: Element | undefined, section: string, written: string | undefined): boolean {
  // A text's figure is isolated, and stays on one line with its unit.
  const shown = anchor?.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')
  return (
    shown !== undefined && shown === written && !!document.getElementById(section)?.contains(anchor ?? null)
  )
}

function useWritten(namespace: string): WrittenFigures {
  const [written, setWritten] = useState<WrittenFigures>({})
  useEffect(() => {
    let isWanted = true
    void figuresOfPage(namespace).then((found) => isWanted && setWritten(found))
    return () => {
      isWanted = false
    }
  }, [namespace])
  return written
}

async function figuresOfPage(namespace: string): Promise<WrittenFigures> {
  const page = canonicalPageIds.find((id) => namespaceOf(id) === namespace)
  const i18n = inspector.marked.instanceOf(document.documentElement.lang)
  if (!page || !i18n) return {}
  const written = Object.entries(await writeFigures(page, i18n)).map(([section, figures]) => {
    const plain = Object.entries(figures).map(([name, figure]) => [name, withoutPlaceMarks(figure)])
    return [section, Object.fromEntries(plain) as Record<string, string>] as const
  })
  return Object.fromEntries(written)
}
