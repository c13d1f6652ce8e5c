import { FindingList } from './FindingList.tsx'
import type { ShownFinding } from './ShownFinding.ts'
import { useDocumentLanguage } from '#hooks/useDocumentLanguage.ts'
import { wordsIn } from '../words/wordsIn.ts'
import { useFindings } from './useFindings.ts'

/** What is wrong with the texts, in the language of the page; nothing where nothing is to be said. */
export function FindingsPanel() {
  const { findings, isOpen, setOpen } = useFindings()
  const { language, direction, panel } = wordsIn(useDocumentLanguage())
  const { name, wrong, advice, wrongStops, adviceStops } = panel
  const groups = [
    { heading: wrong, note: wrongStops, findings: findings.filter(isWrong) },
    { heading: advice, note: adviceStops, findings: findings.filter((finding) => !isWrong(finding)) },
  ].filter((group) => group.findings.length > 0)
  const counts = groups.map(({ heading, findings: { length } }) => `${heading}: ${length}`).join(' · ')
  return (
    <section lang={language} dir={direction} aria-label={name}>
      <p role="status">{counts}</p>
      {groups.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{counts}</summary>
          {groups.map((group) => (
            <FindingList key={group.heading} {...group} language={language} />
          ))}
        </details>
      )}
    </section>
  )
}

function isWrong({ severity }: ShownFinding): boolean {
  return severity === 'wrong'
}
