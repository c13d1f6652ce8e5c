import { useState } from 'react'
import { findingsAddress } from '../shared/addresses.ts'
import type { ShownFinding } from '../shared/answers.ts'
import { useAnswer } from '../shared/useAnswer.ts'

interface Panel {
  findings: ShownFinding[]
  isOpen: boolean
}

/** What was found in the locale files as they are saved, and whether the panel is open. */
export function useFindings(language: string): Panel & { setOpen: (isOpen: boolean) => void } {
  const { value } = useAnswer<ShownFinding[]>(`${findingsAddress}?language=${language}`)
  const [panel, setPanel] = useState<Panel>()
  if (value && value !== panel?.findings) setPanel(updated(panel, value))
  const { findings, isOpen } = panel ?? { findings: [], isOpen: false }
  return { findings, isOpen, setOpen: (nowOpen) => setPanel({ findings, isOpen: nowOpen }) }
}

/** The panel opens by itself for what a save brought, and at first for what is wrong. */
function updated(before: Panel | undefined, findings: ShownFinding[]): Panel {
  const known = new Set(before?.findings.map(identity))
  const hasNews = before
    ? findings.some((finding) => !known.has(identity(finding)))
    : findings.some(({ severity }) => severity === 'wrong')
  return { findings, isOpen: hasNews || Boolean(before?.isOpen && findings.length > 0) }
}

/** Not its line, which moves when others are written above it. */
function identity({ code, file, key, values }: ShownFinding): string {
  return JSON.stringify([code, file, key, values])
}
