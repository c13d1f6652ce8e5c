import { checkLocales, type Report } from '../../../check/checkLocales.ts'
import { readSources, type Project } from '../../../files/project.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** The last reports of each namespace, the newest first: a save needs the texts before it and after it. */
const kept = new WeakMap<Project, Map<string, { files: Files; report: Report }[]>>()

/**
 * Reads and checks a single namespace in every language: 100 ms, where all texts take two seconds. A report is kept, so
 * that files as they were at one of the last two times cost nothing. Findings about other files mean nothing here.
 * @param changed files that replace those on disk
 */
export function namespaceReport(project: Project, namespace: string, changed: Files = new Map()): Report {
  const isNeeded = (file: string) =>
    // The glossary and the other shared files.
    /^translation\/[^/]+$/.test(file) ||
    [`/${namespace}.json`, '/brand.json'].some((end) => file.endsWith(end))
  const files = new Map([...readSources(project, isNeeded), ...changed])
  const ofProject = kept.get(project) ?? new Map<string, { files: Files; report: Report }[]>()
  const ofNamespace = ofProject.get(namespace) ?? []
  const newest = ofNamespace.find((one) => isSame(one.files, files)) ?? {
    files,
    report: checkLocales(project, files),
  }
  const others = ofNamespace.filter((one) => one !== newest)
  kept.set(project, ofProject.set(namespace, [newest, ...others].slice(0, 2)))
  return newest.report
}

function isSame(one: Files, other: Files) {
  return one.size === other.size && [...one].every(([file, bytes]) => sameBytes(bytes, other.get(file)))
}

function sameBytes(one: Uint8Array, other: Uint8Array | undefined) {
  return other !== undefined && Buffer.compare(one, other) === 0
}
