import { useSyncExternalStore } from 'react'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, supportedLanguage } from '#i18n/languages.ts'
import { useDocumentLanguage } from '../words/useDocumentLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { hiddenTextsAddress } from './addresses.ts'
import { TextCards } from './TextCard.tsx'
import { HiddenTextLists } from './HiddenTextLists.tsx'
import { inspector } from './inspector.ts'

const shortcut = 'Alt+K'

/** The switch in the corner, and the panel that tells about the texts while it is on. */
export function InspectorTool() {
  const { isOn, places, outcome } = useSyncExternalStore(inspector.subscribe, () => inspector.state)
  const shown = useDocumentLanguage()
  const { language, direction, inspector: words } = wordsIn(shown)
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
            {outcome && (outcome.done === 'copied' ? words.copied : words.notCopied)}{' '}
            <bdi dir="ltr">{outcome?.place}</bdi>
          </p>
          {places.length === 0 && <p>{words.help}</p>}
          {places.map(({ namespace, key }) => (
            <TextCards key={`${namespace} ${key}`} namespace={namespace} textKey={key} words={words} />
          ))}
          <HiddenTextLists words={words} />
          <p>
            <a href={translatePath(hiddenTextsAddress, supportedLanguage(shown) ?? defaultLanguage)}>
              {words.hiddenTexts}
            </a>
          </p>
        </div>
      )}
    </section>
  )
}
