import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { endpoints } from '#config/endpoints.ts'
import { contentCodings, isHidden } from '#config/buildOutput.ts'

const ownAnswers: readonly string[] = Object.values(endpoints)

/** The code that the content policy forbids in every file except our pages. */
const forbidden = /<(?:script|style|iframe)\b|<link[^>]+stylesheet|\sstyle=/i

/**
 * Removes from the built site the files of `public` that no visitor could get, and makes the others readable for the
 * server's user.
 * @param written the files that the build writes itself, such as `index.html`
 * @returns a sentence for each file of `public` that visitors will not get, or not as it is
 */
export function checkPublicFiles(
  publicFolder: string,
  output: string,
  written: ReadonlySet<string>,
): string[] {
  return filesIn(publicFolder).flatMap((name) => {
    const copy = join(output, name)
    const reason = reasonAgainst(name, readFileSync(join(publicFolder, name)), written)
    if (isHidden(`/${name}`) && !written.has(name)) rmSync(copy)
    else chmodSync(copy, 0o644)
    return reason === null ? [] : [`${publicFolder}/${name}: ${reason}`]
  })
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

function reasonAgainst(name: string, content: Buffer, written: ReadonlySet<string>) {
  const coding = contentCodings.find(({ extension }) => name.endsWith(extension))
  if (written.has(name)) return 'is not served, since the build writes a file of this name: delete it'
  if (ownAnswers.includes(`/${name}`))
    return 'is not served, since the server answers this address itself: rename it'
  if (coding)
    return `is not served, since only the build's compressed files end with ${coding.extension}: rename it, such as to .zip`
  if (isHidden(`/${name}`))
    return 'is not served, since a name in its path begins with a dot and is not .well-known: delete it'
  if (name.endsWith('.html') && forbidden.test(content.toString()))
    return 'is served, but the site’s policy forbids its styles, scripts and frames: make it a page of src/config/pages.ts'
  return null
}
