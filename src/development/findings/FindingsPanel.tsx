import { Fragment } from 'react'
import { useDocumentLanguage } from '../words/useDocumentLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { useFindings } from './useFindings.ts'

/** What is wrong with the texts, in the language of the page; nothing where nothing is to be said. */
export function FindingsPanel() {
  const { language, direction, panel } = wordsIn(useDocumentLanguage())
  const { findings, isOpen, setOpen } = useFindings(language)
  const kinds = [
    { severity: 'wrong', heading: panel.wrong, stops: panel.wrongStops },
    { severity: 'advice', heading: panel.advice, stops: panel.adviceStops },
  ]
  const groups = kinds
    .map((kind) => ({ ...kind, own: findings.filter(({ severity }) => severity === kind.severity) }))
    .filter(({ own }) => own.length > 0)
  const counts = groups.map(({ heading, own }) => `${heading}: ${own.length}`).join(' · ')
  return (
    <section lang={language} dir={direction} aria-label={panel.name}>
      <p role="status">{counts}</p>
      {groups.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{counts}</summary>
          {groups.map(({ heading, stops, own }) => (
            <Fragment key={heading}>
              <h2>
                {heading} <small>{`(${stops})`}</small>
              </h2>
              <ul aria-label={heading}>
                {own.map(({ severity, code, file, line, column, key, message }) => (
                  <li key={`${file} ${line} ${column} ${key} ${message}`} className={severity}>
                    <bdi dir="ltr">{`${file}:${line}:${column}`}</bdi> {key && <bdi dir="ltr">{key}</bdi>}
                    <p>
                      {message} <bdi dir="ltr">{`[${code}]`}</bdi>
                    </p>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </details>
      )}
    </section>
  )
}
