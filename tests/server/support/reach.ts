import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'

/** The project's files and folders that programs read, and the packages that they import: by the texts of their modules. */
export function reach(programs: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const queue = [...programs]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue
    files.add(file)
    const text = readFileSync(file, 'utf8')
    const imports = text.matchAll(/^(?:import (?!type )(?:.* from )?|export .* from |\} from )'([^']+)'/gm)
    for (const [, name = ''] of imports) {
      if (name.startsWith('.')) queue.push(join(dirname(file), name))
      else if (name.startsWith('#server/')) queue.push(name.slice(1))
      else if (name.startsWith('#')) queue.push(`src/${name.slice(1)}`)
      else if (!isBuiltin(name)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
    for (const [, name = ''] of text.matchAll(/new URL\([`']([./]*\/\w+)/g))
      files.add(join(dirname(file), name))
  }
  return { files, packages }
}
