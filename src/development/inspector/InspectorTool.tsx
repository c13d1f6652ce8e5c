import { useSyncExternalStore } from 'react'
import { translatePath } from '#i18n/languagePaths.ts'
import { hiddenTextsAddress } from './addresses.ts'
import { HiddenTextLists } from './HiddenTextLists.tsx'
import { inspector } from './inspectorOfPage.ts'
import { languageRow } from './languageRow.ts'
import { TextCard } from './TextCard.tsx'
import { useDocumentLanguage } from '#hooks/useDocumentLanguage.ts'
import { wordsIn } from './words.ts'

/** The switch in the corner, and the panel that tells about the texts while it is on. */
export function InspectorTool() {
  const { isOn, places, outcome } = useSyncExternalStore(inspector.subscribe, () => inspector.state)
  const language = useDocumentLanguage()
  const words = wordsIn(language)
  return (
    <section lang={words.language} dir={words.direction} aria-label={words.name}>
      <button
        type="button"
        className="switch"
        aria-pressed={isOn}
        aria-keyshortcuts={words.shortcut}
        onClick={() => inspector.turn(!isOn)}
      >
        {isOn ? words.turnOff : words.turnOn} <kbd dir="ltr">{words.shortcut}</kbd>
      </button>
      {isOn && (
        <div className="panel">
          <p role="status">
            {outcome && (outcome.done === 'copied' ? words.copied : words.notCopied)}{' '}
            <bdi dir="ltr">{outcome?.place}</bdi>
          </p>
          {places.length === 0 && <p>{words.help}</p>}
          {places.map((place) => (
            <TextCard key={JSON.stringify(place)} place={place} words={words} />
          ))}
          <HiddenTextLists words={words} />
          <p>
            <a href={translatePath(hiddenTextsAddress, languageRow(language).code)}>{words.hiddenTexts}</a>
          </p>
        </div>
      )}
    </section>
  )
}
