import { useState } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { textListOf } from '../../shared/addresses.ts'
import type { FreeTextList, ListItem, TextList } from '../../shared/answers.ts'
import { ask } from '../../shared/useAnswer.ts'
import type { Words } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { inspector } from '../inspector.ts'
import type { TextPlace } from '../placeMarks.ts'

/**
 * Returns what changes a list and shows the item then, and why the last change was not saved.
 * @param changed the languages whose lists change
 */
export function useListChange(
  { key, index, items }: FreeTextList,
  place: TextPlace,
  changed: readonly LanguageCode[],
  words: Words,
) {
  const { language, namespace, key: textKey } = partsOf(place)
  const [problem, setProblem] = useState('')

  /** @param next the index of the item to be shown; undefined to close the card */
  const attempt = async (edit: (before: readonly ListItem[]) => ListItem[], next?: number) => {
    // A text of the list may have been saved a moment ago.
    const saved = await ask<TextList | null>(textListOf(namespace, textKey))
    const known = saved?.kind === 'free' ? saved.items : {}
    const edited = changed.flatMap((code) => {
      const before = known[code]
      const isAsShown = before?.length === items[code]?.length
      return before && isAsShown ? [[code, { before, after: edit(before) }] as const] : []
    })
    if (edited.length < changed.length) throw new Error(words.card.refusals.listChanged)
    const change = { namespace, key, items: Object.fromEntries(edited) }
    const answer = await inspector.drafts.saveList(change, words.language)
    if (answer.outcome === 'wrong') throw new Error(answer.findings.map(({ message }) => message).join(' '))
    const withinItem = textKey.slice(`${key}.${index}`.length)
    if (next === undefined) inspector.close()
    else inspector.open(`${language} ${namespace} ${key}.${next}${withinItem}`)
  }
  const change = (...parts: Parameters<typeof attempt>) => {
    attempt(...parts).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    )
  }
  return { change, problem }
}
