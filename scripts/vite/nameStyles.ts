import { basename } from 'node:path'
import { parseAst, type Plugin } from 'vite'

/**
 * Names what `styled(tag)(styles)` makes after its file and variable, as in `SiteHeader-Bar`: the class that
 * stands in the HTML. In the browser's bundle the name takes the place of the styles, which are in a style
 * sheet by then.
 */
export function nameStyles(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'name-styles',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /#theme\/styled\.ts/ },
      handler(code, id) {
        const [path = id] = id.split('?', 1)
        const file = basename(path).replace(/\.tsx?$/, '')
        const other = files.get(file) ?? path
        if (other !== path)
          this.error(`${path} and ${other} have styles under one name: rename one of the files`)
        files.set(file, path)
        const bare = this.environment.name === 'client' && this.environment.mode === 'build'
        let named = code
        for (const { name, start, end } of findStyles(parseAst(code)).toReversed()) {
          const styles = bare ? '0' : named.slice(start, end)
          named = `${named.slice(0, start)}${styles}, ${JSON.stringify(`${file}-${name}`)}${named.slice(end)}`
        }
        return { code: named, map: null }
      },
    },
  }
}

interface Found {
  name: string
  /** Where the styles stand in the code. */
  start: number
  end: number
}

/** Every `const Name = styled(…)(styles)` at the top of a module. */
function findStyles(program: ReturnType<typeof parseAst>): Found[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
      const {
        callee,
        arguments: [styles],
      } = init
      const isStyled =
        callee.type === 'CallExpression' &&
        callee.callee.type === 'Identifier' &&
        callee.callee.name === 'styled'
      return isStyled && styles ? [{ name: id.name, start: styles.start, end: styles.end }] : []
    })
  })
}
