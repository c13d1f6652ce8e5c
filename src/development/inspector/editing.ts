import { textInfoOf } from './addresses.ts'
import { inspector } from './inspector.ts'
import type { TextInfo, TextVersion } from './TextInfo.ts'
import type { TextPlace } from './placeMarks.ts'
import { ask } from './useAnswer.ts'

/** Where a text stands, as editors understand it: `locales/ar/menu.json:12`. */
export function fileAndLine({ file, line }: TextVersion): string {
  return `${file}:${line}`
}

/** Puts the place of a text on the clipboard. */
export async function copyPlaceOf(text: TextPlace): Promise<void> {
  const [info] = await ask<TextInfo[]>(textInfoOf(text.namespace, text.key))
  const version = info?.versions.find(({ language }) => language === text.language)
  if (version) await copyPlace(version)
}

/** A browser may refuse the clipboard, as it does away from localhost; the place is then there to be read. */
export async function copyPlace(version: TextVersion): Promise<void> {
  const place = fileAndLine(version)
  try {
    await navigator.clipboard.writeText(place)
    inspector.tell({ done: 'copied', place })
  } catch {
    inspector.tell({ done: 'not-copied', place })
  }
}

/** Vite opens the editor that it finds running, or the one that `LAUNCH_EDITOR` names. */
export async function openInEditor({ file, line, column }: TextVersion): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`)
}
