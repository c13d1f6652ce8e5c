import { existsSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { parseAst, Visitor, type ESTree, type Plugin } from 'vite'

/**
 * Gives each component of `styled(tag)(styles)` a class name after its file and variable, such as `SiteHeader-Bar`. The
 * browser's bundle contains only the name, as the styles are in a style sheet. A component that cannot get a name is an
 * error, as it would have no styles.
 */
export function classNames(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'class-names',
    // This runs before the types are removed, so that an error names the right line of the source.
    enforce: 'pre',
    transform: {
      filter: { id: 'src/**/*.{ts,tsx}', code: /\/styled\.ts['"]/ },
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
        // A file that was moved while the development server runs has no other.
        if (other !== path && existsSync(other))
          this.error(`${path} and ${other} have styles under one name: rename one of the files`)
        files.set(file, path)
        const isBrowserBuild = this.environment.name === 'client' && this.environment.mode === 'build'
        let result = code
        for (const {
          name,
          styles: { start, end },
        } of named.toReversed()) {
          const text = isBrowserBuild ? '0' : result.slice(start, end)
          result = `${result.slice(0, start)}${text}, ${JSON.stringify(`${file}-${name}`)}${result.slice(end)}`
        }
        return { code: result, map: null }
      },
    },
  }
}

const rule =
  'this styled(…) would have no styles, as its class is named after a variable; write it as `const Name = styled(…)(…)` at the top of the module, and import styled under that name'

interface NamedStyles {
  /** The variable's name. */
  name: string
  /** The name `styled` in its call. */
  callee: ESTree.Node
  styles: ESTree.Node
}

interface FoundStyles {
  /** Every `const Name = styled(…)(styles)` at the top of the module. */
  named: NamedStyles[]
  /** A call of `styled` elsewhere, such as inside a function. */
  unnamed: ESTree.Node | undefined
}

/** Finds the calls of the site's own `styled` in a module that imports it. */
function findStyles(program: ESTree.Program): FoundStyles {
  const named = program.body.flatMap(namedStyles)
  const known = new Set(named.map(({ callee }) => callee))
  const others: ESTree.Node[] = []
  new Visitor({
    CallExpression: ({ callee }) => void (isStyled(callee) && !known.has(callee) && others.push(callee)),
  }).visit(program)
  return { named, unnamed: others[0] }
}

function isStyled(callee: ESTree.Node) {
  return callee.type === 'Identifier' && callee.name === 'styled'
}

function namedStyles(statement: ESTree.Statement): NamedStyles[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
    const {
      callee: make,
      arguments: [styles],
    } = init
    if (make.type !== 'CallExpression' || !isStyled(make.callee) || !styles) return []
    return [{ name: id.name, callee: make.callee, styles }]
  })
}
