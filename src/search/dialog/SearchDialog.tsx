import { Suspense, useId, useRef, useState } from 'react'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { SearchFailure } from './SearchFailure.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchNote } from './SearchNote.tsx'
import { newQuery, type SearchAnswer } from './SearchQuery.ts'
import { Overlay, Surface } from './SearchSurface.ts'
import { useModal } from '#hooks/useModal.ts'
import { useRested } from '#hooks/useRested.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'

const loadFindings = () => import('./SearchFindings.tsx')
const SearchFindings = lazyAgain(loadFindings)

/** In ms. Who types hears the number of results once, not with each key. */
const restTime = 1000

/** Fetches what the results of a language need. The dialog tells what could not be fetched. */
export function prepareFindings(language: LanguageCode): void {
  loadFindings()
    .then(({ prepare }) => prepare(language))
    .catch(() => undefined)
}

interface SearchDialogProps {
  /** What stands in its field at first. */
  typed: string
  onClose: () => void
}

/** The search. Its field is there at once, and keeps what is typed while the code of the results comes. */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const { t } = useTexts('search')
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { ref, close } = useModal()
  const [query, setQuery] = useState(newQuery(typed))
  const [answer, setAnswer] = useState<SearchAnswer>({ words: '', status: t('loading') })
  const announced = useRested(answer, restTime)
  const isPressedBeside = useRef(false)
  useVisibleHeight(surface)

  /** The button that was pressed goes, and the field has the focus. */
  const goOn = (words: string) => {
    setQuery(newQuery(words))
    field.current?.focus()
  }
  const prepareRetry = () => goOn(query.typed)
  return (
    <Overlay
      ref={ref}
      aria-label={t('label')}
      onClose={onClose}
      onMouseDown={({ target }) => (isPressedBeside.current = target === ref.current)}
      onClick={({ target }) => target === ref.current && isPressedBeside.current && close()}
    >
      <Surface ref={surface} elevation={24}>
        <SearchField
          ref={field}
          query={query}
          listId={id}
          activeId={answer.activeId}
          onChange={setQuery}
          onClose={close}
        />
        <VisuallyHidden as="div" role="status">
          {/* Other elements for other words: the same number of results is announced again. */}
          {announced?.status
            .split('\n')
            .map((line) => line && <div key={`${announced.words} ${line}`}>{line}</div>)}
        </VisuallyHidden>
        <Suspense fallback={<SearchNote lines={[t('loading')]} />}>
          <ErrorBoundary
            onError={() => setAnswer({ words: '', status: '' })}
            renderFallback={({ retry }) => (
              <SearchFailure
                onRetry={() => {
                  prepareRetry()
                  retry()
                }}
              />
            )}
          >
            <SearchFindings
              id={id}
              query={query}
              onAnswer={setAnswer}
              onSearch={goOn}
              onRetry={prepareRetry}
              onFollow={close}
            />
          </ErrorBoundary>
        </Suspense>
      </Surface>
    </Overlay>
  )
}
