import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { languages } from '#i18n/languages.ts'
import { fontFamily, loadFonts } from '#preview/typeface.ts'
import { useObservedLanguage } from '../../words/useObservedLanguage.ts'
import { wordsIn } from '../../words/wordsIn.ts'
import { partsOf } from '../Drafts.ts'
import { inspector, type OpenCard } from '../inspector.ts'
import { CardDetails } from './CardDetails.tsx'
import { missingMarkup } from './chips.ts'
import { Figures } from './Figures.tsx'
import { holdOpen } from './holdOpen.ts'
import { Insertions } from './Insertions.tsx'
import { ListActions } from './ListActions.tsx'
import { OutcomeMessages } from './OutcomeMessages.tsx'
import { placeCard, showAboveCard } from './placeCard.ts'
import { TextField, type TextFieldHandle } from './TextField.tsx'
import { useCard } from './useCard.ts'
import { useFigures } from './useFigures.ts'

interface EditingCardProps {
  card: OpenCard
  copied: string
}

/** The card in which a text is written, beside its place on the page. */
export function EditingCard({ card: { place, places, anchor }, copied }: EditingCardProps) {
  const shownLanguage = useObservedLanguage()
  const allWords = wordsIn(shownLanguage)
  const { language: toolLanguage, direction: toolDirection, inspector: words, card } = allWords
  const { language, namespace, key } = partsOf(place)
  const { label, direction } = languages[language]
  const { info, error, isGone, version, draft, saved, text, hasConflict, outcome, write, save, accept } =
    useCard(place, toolLanguage)
  const figures = useFigures(place, text, anchor)
  const isKnown = version !== undefined
  const box = useRef<HTMLElement>(null)
  const field = useRef<TextFieldHandle>(null)
  const headingId = useId()

  const beside = () => (anchor?.isConnected ? anchor : inspector.elementOf(place))
  useLayoutEffect(() => {
    const release = holdOpen(anchor)
    box.current?.showPopover()
    return release
    // oxlint-disable-next-line react/exhaustive-deps -- the card of another text is another component
  }, [])
  useLayoutEffect(() => {
    const update = () => {
      if (box.current) placeCard(box.current, beside())
    }
    update()
    window.addEventListener('scroll', update)
    // It grows without a render, too, when a font arrives.
    const size = new ResizeObserver(update)
    if (box.current) size.observe(box.current)
    return () => {
      window.removeEventListener('scroll', update)
      size.disconnect()
    }
  })
  useEffect(() => {
    field.current?.focus()
    if (box.current) showAboveCard(box.current, beside())
    void loadFonts(language, document.documentElement.lang as typeof language)
    // oxlint-disable-next-line react/exhaustive-deps -- once the text is known: the card stays at its place
  }, [language, isKnown])

  const english = info?.versions.find(({ state }) => state === 'source')
  const model = language === english?.language ? (saved ?? '') : (english?.text ?? '')
  const names: Record<string, string> = {
    '\u00A0': card.noBreakSpace,
    '\u2066': card.isolate,
    '\u2069': card.isolateEnd,
    ...Object.fromEntries(figures.map(({ name, written = '' }) => [`{{${name}}}`, written])),
  }
  return (
    <section
      ref={box}
      popover="manual"
      className="card"
      role="dialog"
      aria-labelledby={headingId}
      lang={toolLanguage}
      dir={toolDirection}
    >
      <h2 id={headingId}>
        {card.name} <bdi dir="ltr">{`${namespace} ${key}`}</bdi>
      </h2>
      {places.length > 1 && (
        <nav aria-label={card.others}>
          {places.map((other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === place}
              onClick={() => inspector.open(other, places, anchor)}
            >
              <bdi dir="ltr">{partsOf(other).key}</bdi>
            </button>
          ))}
        </nav>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      {isGone && <p role="alert">{card.refusals.gone}</p>}
      {version && (
        <>
          <p>
            {label} <small>{words.states[version.state]}</small>
          </p>
          <TextField
            ref={field}
            label={label}
            language={language}
            direction={direction}
            fontFamily={fontFamily(languages[language])}
            value={text}
            nameOf={(chip) => names[chip]}
            onChange={write}
            onSave={() => void save()}
          />
          <Insertions
            missing={missingMarkup(text, model)}
            words={card}
            onInsert={(open, close) => field.current?.insert(open, close)}
          />
          {hasConflict && (
            <div role="alert">
              <p>{saved === null ? card.deleted : card.conflict}</p>
              <p lang={language} dir={direction} className="text">
                {saved}
              </p>
              <button type="button" onClick={() => write(text, saved)}>
                {card.keepMine}
              </button>{' '}
              <button type="button" onClick={() => inspector.drafts.takeBack(place)}>
                {card.takeTheirs}
              </button>
            </div>
          )}
          <p className="actions">
            <button type="button" className="main" aria-disabled={!draft} onClick={() => void save()}>
              {card.save} <kbd dir="ltr">{'Ctrl+Enter'}</kbd>
            </button>{' '}
            <button type="button" onClick={() => inspector.close()}>
              {draft ? card.takeBack : card.close} <kbd dir="ltr">{'Esc'}</kbd>
            </button>{' '}
            {english?.text && ['stale', 'unrecorded'].includes(version.state) && (
              <button type="button" onClick={() => void accept()}>
                {card.accept}
              </button>
            )}{' '}
            <TakenBack place={place} text={text} label={card.bringBack} onBringBack={write} />
          </p>
          <OutcomeMessages
            outcome={outcome}
            findings={draft ? [] : version.findings}
            copied={copied}
            words={card}
          />
          <Figures figures={figures} areDrawn={namespace === 'units'} words={allWords} />
          <ListActions place={place} words={allWords} />
          {info && <CardDetails info={info} place={place} text={text} words={words} card={card} />}
        </>
      )}
    </section>
  )
}

interface TakenBackProps {
  place: string
  text: string
  label: string
  onBringBack: (text: string) => void
}

/** Brings back what was taken back. */
function TakenBack({ place, text, label, onBringBack }: TakenBackProps) {
  const written = inspector.drafts.reverted(place)
  if (written === undefined || written === text) return null
  return (
    <button type="button" onClick={() => onBringBack(written)}>
      {label}
    </button>
  )
}
