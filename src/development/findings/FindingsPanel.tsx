import { FindingList } from './FindingList.tsx'
import { panelLanguages, panelWords } from './panelWords.ts'
import type { ShownFinding } from './ShownFinding.ts'
import { useDocumentLanguage } from '#hooks/useDocumentLanguage.ts'
import { useFindings } from './useFindings.ts'

/** What is wrong with the texts, in the language of the page; nothing where nothing is to be said. */
export function FindingsPanel() {
  const shown = useDocumentLanguage()
  const { findings, isOpen, setOpen } = useFindings()
  const language = panelLanguages.find((code) => code === shown) ?? 'en'
  const { direction, name, wrong, advice, wrongStops, adviceStops } = panelWords[language]
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
