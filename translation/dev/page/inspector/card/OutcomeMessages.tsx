import type { ShownFinding } from '../../shared/answers.ts'
import type { Words } from '../../words/wordsIn.ts'
import type { Outcome } from './useCard.ts'

interface OutcomeMessagesProps {
  outcome: Outcome
  /** What the check says of the saved text. */
  findings: readonly ShownFinding[]
  copied: string
  words: Words['card']
}

/** What became of the last save, and what the check says. Screen readers announce it. */
export function OutcomeMessages({ outcome, findings, copied, words }: OutcomeMessagesProps) {
  const isSaved = outcome?.outcome === 'saved'
  return (
    <>
      <div role="status">
        {copied}
        {isSaved && outcome.advice.length === 0 && <p className="saved">{words.saved}</p>}
        {isSaved && <Messages title={words.advice} findings={outcome.advice} />}
        {isSaved && <Messages title={words.elsewhere} findings={outcome.elsewhere} withPlaces />}
        {!outcome && <Messages title={words.found} findings={findings} />}
      </div>
      {outcome?.outcome === 'failed' && <p role="alert">{`${words.failed} ${outcome.message}`}</p>}
      {outcome?.outcome === 'wrong' && (
        <div role="alert">
          <Messages title={words.wrong} findings={outcome.findings} />
        </div>
      )}
    </>
  )
}

interface MessagesProps {
  title: string
  findings: readonly ShownFinding[]
  withPlaces?: boolean
}

function Messages({ title, findings, withPlaces = false }: MessagesProps) {
  if (findings.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {findings.map(({ severity, code, file, line, key, message }) => (
          <li key={`${file} ${key} ${code} ${message}`} className={severity}>
            {withPlaces && <bdi dir="ltr">{`${file}:${line} ${key}`}</bdi>} {message}
          </li>
        ))}
      </ul>
    </>
  )
}
