import { Fragment } from 'react'
import { useObservedLanguage } from '../words/useObservedLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { useFindings } from './useFindings.ts'

/** The findings in the page's language. Without findings, the panel is not shown. */
export function FindingsPanel() {
  const { language, direction, panel } = wordsIn(useObservedLanguage())
  const { findings, isOpen, setOpen } = useFindings(language)
  const groups = (['wrong', 'advice'] as const)
    .map((severity) => ({ severity, own: findings.filter((one) => one.severity === severity) }))
    .filter(({ own }) => own.length > 0)
  const counts = groups.map(({ severity, own }) => `${panel[severity]}: ${own.length}`).join(' · ')
  return (
    <section lang={language} dir={direction} aria-label={panel.name}>
      <p role="status">{counts}</p>
      {groups.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{counts}</summary>
          {groups.map(({ severity, own }) => (
            <Fragment key={severity}>
              <h2>
                {panel[severity]} <small>{`(${panel[`${severity}Stops`]})`}</small>
              </h2>
              <ul aria-label={panel[severity]}>
                {own.map(({ code, file, line, column, key, message }) => (
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
