import { useState } from 'react'
import { findingsAddress } from '../shared/addresses.ts'
import type { ShownFinding } from '../shared/answers.ts'
import { useAnswer } from '../shared/useAnswer.ts'

/** Returns the findings in the saved locale files, and whether the panel is open. */
export function useFindings(language: string) {
  const { value } = useAnswer<ShownFinding[]>(`${findingsAddress}?language=${language}`)
  const [panel, setPanel] = useState<{ findings: ShownFinding[]; isOpen: boolean }>()
  if (value && value !== panel?.findings) setPanel({ findings: value, isOpen: opens(value, panel) })
  const { findings, isOpen } = panel ?? { findings: [], isOpen: false }
  return { findings, isOpen, setOpen: (nowOpen: boolean) => setPanel({ findings, isOpen: nowOpen }) }
}

/** Whether the panel opens by itself: for new findings after a save, and at first for texts that are wrong. */
function opens(findings: ShownFinding[], before?: { findings: ShownFinding[]; isOpen: boolean }): boolean {
  if (!before) return findings.some(({ severity }) => severity === 'wrong')
  const known = new Set(before.findings.map(identity))
  const hasNews = findings.some((finding) => !known.has(identity(finding)))
  return hasNews || (before.isOpen && findings.length > 0)
}

/** Returns a finding's identity without its line, which moves when lines are written above it. */
function identity({ code, file, key, values }: ShownFinding): string {
  return JSON.stringify([code, file, key, values])
}
