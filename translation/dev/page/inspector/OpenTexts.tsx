import { memo } from 'react'
import { openTextsOf } from '../shared/addresses.ts'
import type { ShownOpenText } from '../shared/answers.ts'
import { useAnswer } from '../shared/useAnswer.ts'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { goTo } from './goTo.ts'

/**
 * What is left to do in the page's language: a press on a text leads to its place. A draft lacks thousands of texts;
 * rendered with the panel, they made each key of whoever writes 300 to 600 ms late.
 */
export const OpenTexts = memo(function OpenTexts() {
  const shown = useObservedLanguage()
  const { language, inspector: words, open, panel } = wordsIn(shown)
  const { value: texts, error } = useAnswer<ShownOpenText[]>(openTextsOf(shown, language))
  const kinds = {
    missing: words.states.missing,
    stale: words.states.stale,
    wrong: panel.wrong,
    advice: panel.advice,
  }
  return (
    <details>
      <summary>
        {open.name} <small>{texts?.length ?? '…'}</small>
      </summary>
      {error !== undefined && <p role="alert">{error}</p>}
      {texts?.length === 0 && <p>{open.nothing}</p>}
      <ul aria-label={open.name}>
        {texts?.map(({ namespace, key, kind, messages }) => (
          <li key={`${namespace} ${key}`}>
            <button type="button" onClick={() => goTo(`${shown} ${namespace} ${key}`)}>
              <bdi dir="ltr">{`${namespace} ${key}`}</bdi>
            </button>
            <p>
              {kinds[kind]} {messages.join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
})
