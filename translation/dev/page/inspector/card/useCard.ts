import { useState } from 'react'
import { textInfoOf } from '../../shared/addresses.ts'
import type { TextInfo } from '../../shared/answers.ts'
import type { ChangeAnswer } from '../../shared/changes.ts'
import { sendAcceptance } from '../../shared/sendChange.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { partsOf } from '../Drafts.ts'
import { inspector } from '../inspector.ts'
import type { TextPlace } from '../placeMarks.ts'
import type { Draft } from '../storedDrafts.ts'

/** What the last save came to. `failed`: the server could not be reached, or refused the request. */
export type Outcome = ChangeAnswer | { outcome: 'failed'; message: string } | undefined

/** Returns a text with all that its card shows, and what the card can do. */
export function useCard(place: TextPlace, messageLanguage: string) {
  const { language, namespace, key } = partsOf(place)
  const { value, error, askAgain } = useAnswer<TextInfo[]>(textInfoOf(namespace, key, messageLanguage))
  const [outcome, setOutcome] = useState<Outcome>()
  // The text that was just saved, until the server's answer has it.
  const [justSaved, setJustSaved] = useState<Draft>()
  const info = value?.find((one) => one.key === key)
  const version = info?.versions.find((one) => one.language === language)
  const english = info?.versions.find((one) => one.state === 'source')
  const draft = inspector.drafts.of(place)
  const inFile = version?.state === 'missing' ? null : (version?.text ?? null)
  // A file that somebody else broke is no other text.
  const onDisk = version?.isReadable === false && draft ? draft.before : inFile
  if (justSaved && onDisk === justSaved.text) setJustSaved(undefined)
  const saved = justSaved?.before === onDisk ? justSaved.text : onDisk
  const text = draft?.text ?? saved ?? ''
  const hasConflict = draft !== undefined && saved !== draft.before && saved !== draft.text

  const write = (written: string, before = draft ? draft.before : saved) => {
    setOutcome(undefined)
    inspector.drafts.write(place, { text: written, before })
  }
  const attempt = async (action: () => Promise<ChangeAnswer | undefined>): Promise<Outcome> => {
    const reached = await action().catch((failure: unknown): Outcome => {
      return { outcome: 'failed', message: failure instanceof Error ? failure.message : String(failure) }
    })
    setOutcome(reached)
    askAgain()
    return reached
  }
  const save = async (): Promise<Outcome> => {
    if (!draft) return undefined
    setJustSaved(draft)
    const reached = await attempt(() => inspector.drafts.save(place, messageLanguage))
    if (reached?.outcome !== 'saved') setJustSaved(undefined)
    return reached
  }
  const accept = async () => {
    const reached = draft ? await save() : undefined
    if ((draft && reached?.outcome !== 'saved') || !english) return
    await attempt(async () => {
      await sendAcceptance({ language, namespace, key, english: english.text }, messageLanguage)
      return reached?.outcome === 'saved' ? reached : { outcome: 'saved', advice: [], elsewhere: [] }
    })
  }
  const isGone = value !== undefined && !info
  return { info, error, isGone, version, draft, saved, text, hasConflict, outcome, write, save, accept }
}
