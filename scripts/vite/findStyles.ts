import { Visitor, type ESTree } from 'vite'

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
export function findStyles(program: ESTree.Program): FoundStyles {
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
