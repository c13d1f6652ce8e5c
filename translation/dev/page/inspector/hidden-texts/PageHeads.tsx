import { useState } from 'react'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { Words } from '../../words/wordsIn.ts'
import { TextCards } from '../TextCard.tsx'

/** The title and the description of every page. The texts of a page are fetched when it is opened. */
export function PageHeads({ words }: { words: Words }) {
  const name = words.hiddenTexts.heads
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {canonicalPageIds.map((id) => (
        <PageHead key={id} id={id} words={words.inspector} />
      ))}
    </section>
  )
}

function PageHead({ id, words }: { id: CanonicalPageId; words: Words['inspector'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <bdi dir="ltr">{pagePath(id, defaultLanguage)}</bdi>
      </summary>
      {isOpen && <TextCards text={`pages/${id} meta`} words={words} />}
    </details>
  )
}
