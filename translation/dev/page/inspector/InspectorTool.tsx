import { useSyncExternalStore } from 'react'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, supportedLanguage } from '#i18n/languages.ts'
import { hiddenTextsAddress } from '../shared/addresses.ts'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { EditingCard } from './card/EditingCard.tsx'
import { HiddenTextLists } from './HiddenTextLists.tsx'
import { inspector } from './inspector.ts'
import { OpenTexts } from './OpenTexts.tsx'
import { TextCards } from './TextCard.tsx'
import { WrittenTexts } from './WrittenTexts.tsx'

const shortcut = 'Alt+K'

/** The switch in the corner. While it is on, the panel about the texts is shown, too. */
export function InspectorTool() {
  const { isOn, places, card, copied } = useSyncExternalStore(inspector.subscribe, () => inspector.state)
  const shown = useObservedLanguage()
  const { language, direction, inspector: words, card: cardWords } = wordsIn(shown)
  const texts = new Set(places.map((place) => place.slice(place.indexOf(' ') + 1)))
  const copiedPlace = copied ? `${words[copied.outcome]} ${copied.place}` : ''
  return (
    <section lang={language} dir={direction} aria-label={words.name}>
      <button
        type="button"
        className="switch"
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        onClick={() => inspector.turn(!isOn)}
      >
        {isOn ? words.turnOff : words.turnOn} <kbd dir="ltr">{shortcut}</kbd>
      </button>
      {isOn && (
        <div className="panel">
          {places.length === 0 && <p>{words.help}</p>}
          {!card && <p role="status">{copiedPlace}</p>}
          <WrittenTexts words={cardWords} />
          {[...texts].map((text) => (
            <TextCards key={text} text={text} words={words} />
          ))}
          <OpenTexts />
          <HiddenTextLists words={words} />
          <a href={translatePath(hiddenTextsAddress, supportedLanguage(shown) ?? defaultLanguage)}>
            {words.hiddenTexts}
          </a>
        </div>
      )}
      {card && <EditingCard key={card.place} card={card} copied={copiedPlace} />}
    </section>
  )
}
