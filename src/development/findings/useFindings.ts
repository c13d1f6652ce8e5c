import { useEffect, useState } from 'react'
import type { ShownFinding } from './ShownFinding.ts'

interface Panel {
  findings: ShownFinding[]
  isOpen: boolean
}

/** What was found in the locale files as they are saved, and whether the panel is open. */
export function useFindings(): Panel & { setOpen: (isOpen: boolean) => void } {
  const [panel, setPanel] = useState<Panel>()
  useEffect(() => {
    const show = (findings: ShownFinding[]) => setPanel((before) => updated(before, findings))
    const events = ['locale-findings-wanted', 'locale-findings']
    for (const event of events) import.meta.hot?.on(event, show)
    import.meta.hot?.send('locale-findings-wanted')
    return () => {
      for (const event of events) import.meta.hot?.off(event, show)
    }
  }, [])
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
function identity({ code, file, key, messages }: ShownFinding): string {
  return JSON.stringify([code, file, key, messages.en])
}
