import { basename, relative } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { findStyles } from './findStyles.ts'

/**
 * Names what `styled(tag)(styles)` makes after its file and variable, as in `SiteHeader-Bar`: the class that
 * stands in the HTML. In the browser's bundle the name takes the place of the styles, which are in a style
 * sheet by then. What it cannot name is an error, as it would have no styles.
 */
export function classNames(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'class-names',
    // Before the types are taken out, so that an error names the line that was written.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\/styled\.ts['"]/ },
      handler(code, id) {
        const [path = id] = id.split('?', 1)
        const { named, unnamed } = findStyles(parseAst(code, { lang: 'tsx' }, path))
        if (unnamed) {
          const line = code.slice(0, unnamed.start).split('\n').length
          this.error(`${relative(process.cwd(), path)}:${line}: ${rule}`)
        }
        if (named.length === 0) return undefined
        const file = basename(path).replace(/\.tsx?$/, '')
        const other = files.get(file) ?? path
        if (other !== path)
          this.error(`${path} and ${other} have styles under one name: rename one of the files`)
        files.set(file, path)
        const bare = this.environment.name === 'client' && this.environment.mode === 'build'
        let result = code
        for (const {
          name,
          styles: { start, end },
        } of named.toReversed()) {
          const text = bare ? '0' : result.slice(start, end)
          result = `${result.slice(0, start)}${text}, ${JSON.stringify(`${file}-${name}`)}${result.slice(end)}`
        }
        return { code: result, map: null }
      },
    },
  }
}

const rule =
  'this styled(…) would have no styles, as its class is named after a variable; write it as `const Name = styled(…)(…)` at the top of the module, and import styled under that name'
