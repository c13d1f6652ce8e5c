import type { Words } from '../../words/wordsIn.ts'
import { CodePlaceButton } from './CodePlaceButton.tsx'
import type { ShownFigure } from './useFigures.ts'

interface FiguresProps {
  figures: readonly ShownFigure[]
  /** Whether they are drawn at the pressed place, and the text names none of them. */
  areDrawn: boolean
  words: Words
}

/** Says of each figure what it is now and where it stands, and opens the place. */
export function Figures({ figures, areDrawn, words: { card, inspector } }: FiguresProps) {
  const { name, here, computed, byPage, same } = card.figures
  if (figures.length === 0) return null
  const title = areDrawn ? here : name
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {figures.map(({ name: own, written, place }) => (
          <li key={`${place?.section} ${own}`}>
            <code dir="ltr">{areDrawn ? own : `{{${own}}}`}</code> {written && <strong>{written}</strong>}{' '}
            {place?.kind === 'computed' && computed}{' '}
            {place ? <CodePlaceButton place={place} words={inspector} /> : byPage}
          </li>
        ))}
      </ul>
      {figures.some(({ place }) => place) && <p>{same}</p>}
    </section>
  )
}
