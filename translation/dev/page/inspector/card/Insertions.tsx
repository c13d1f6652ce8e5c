import type { Words } from '../../words/wordsIn.ts'

interface InsertionsProps {
  missing: readonly { open: string; close: string }[]
  words: Words['card']
  onInsert: (open: string, close: string) => void
}

/** Buttons that type what a keyboard does not: markup that the text lacks, and invisible characters. */
export function Insertions({ missing, words, onInsert }: InsertionsProps) {
  const insertions = [
    ...missing.map(({ open, close }) => ({ name: close ? `${open}…${close}` : open, open, close })),
    { name: words.noBreakSpace, open: '\u00A0', close: '' },
    { name: words.isolate, open: '\u2066', close: '\u2069' },
  ]
  return (
    <p role="group" aria-label={words.insert} className="insertions">
      {words.insert}{' '}
      {insertions.map(({ name, open, close }) => (
        <button
          key={name}
          type="button"
          // The caret stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(open, close)}
        >
          <span dir="auto">{name}</span>
        </button>
      ))}
    </p>
  )
}
