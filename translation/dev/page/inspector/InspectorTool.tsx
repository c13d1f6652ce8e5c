import { useSyncExternalStore } from 'react'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, supportedLanguage } from '#i18n/languages.ts'
import { hiddenTextsAddress } from '../shared/addresses.ts'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { TextCards } from './TextCard.tsx'
import { HiddenTextLists } from './HiddenTextLists.tsx'
import { inspector } from './inspector.ts'

const shortcut = 'Alt+K'

/** The switch in the corner. While it is on, the panel about the texts is shown, too. */
export function InspectorTool() {
  const { isOn, places, copied } = useSyncExternalStore(inspector.subscribe, () => inspector.state)
  const shown = useObservedLanguage()
  const { language, direction, inspector: words } = wordsIn(shown)
  const texts = new Set(places.map((place) => place.slice(place.indexOf(' ') + 1)))
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
          <p role="status">
            {copied && words[copied.outcome]} <bdi dir="ltr">{copied?.place}</bdi>
          </p>
          {places.length === 0 && <p>{words.help}</p>}
          {[...texts].map((text) => (
            <TextCards key={text} text={text} words={words} />
          ))}
          <HiddenTextLists words={words} />
          <a href={translatePath(hiddenTextsAddress, supportedLanguage(shown) ?? defaultLanguage)}>
            {words.hiddenTexts}
          </a>
        </div>
      )}
    </section>
  )
}
