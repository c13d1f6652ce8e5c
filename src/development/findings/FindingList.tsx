import { useId } from 'react'
import type { ToolLanguage } from '../words/wordsIn.ts'
import type { ShownFinding } from './ShownFinding.ts'

interface FindingListProps {
  heading: string
  /** What this kind of finding stops. */
  note: string
  findings: readonly ShownFinding[]
  language: ToolLanguage
}

/** The findings of one kind, each with its place and its name for `locales/exceptions.json`. */
export function FindingList({ heading, note, findings, language }: FindingListProps) {
  const id = useId()
  return (
    <>
      <h2>
        <span id={id}>{heading}</span> <small>{`(${note})`}</small>
      </h2>
      <ul aria-labelledby={id}>
        {findings.map(({ severity, code, file, line, column, key, messages }) => (
          <li key={`${file} ${line} ${column} ${key} ${code}`} className={severity}>
            <bdi dir="ltr">{`${file}:${line}:${column}`}</bdi> {key && <bdi dir="ltr">{key}</bdi>}
            <p>
              {messages[language]} <bdi dir="ltr">{`[${code}]`}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
