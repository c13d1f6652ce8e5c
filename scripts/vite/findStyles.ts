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
  /** A use of `styled` in another way, such as inside a function or under another name. */
  unnamed: ESTree.Node | undefined
}

/** Finds the uses of the site's own `styled` in a module. */
export function findStyles(program: ESTree.Program): FoundStyles {
  const specifiers = program.body.flatMap(styledSpecifiers)
  if (specifiers.length === 0) return { named: [], unnamed: undefined }
  const named = program.body.flatMap(namedStyles)
  const known = new Set([...specifiers, ...named.map(({ callee }) => callee)])
  const others: ESTree.Node[] = []
  new Visitor({
    MemberExpression: ({ computed, property }) => void (!computed && known.add(property)),
    Property: ({ computed, shorthand, key }) => void (!computed && !shorthand && known.add(key)),
    Identifier: (node) => void (node.name === 'styled' && !known.has(node) && others.push(node)),
  }).visit(program)
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  return { named, unnamed: whole ?? others[0] }
}

/** The names in `import { styled } from '#theme/styled.ts'`; any other import of it is returned whole. */
function styledSpecifiers(statement: ESTree.Statement): ESTree.Node[] {
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') return []
  if (!/^(#theme|\.|\.\..*)\/styled\.ts$/.test(statement.source?.value ?? '')) return []
  return [...statement.specifiers].flatMap((specifier): ESTree.Node[] => {
    if (specifier.type !== 'ImportSpecifier') return [specifier]
    const { imported, local } = specifier
    const isUnderOwnName = imported.type === 'Identifier' && imported.name === local.name
    return isUnderOwnName ? [imported, local] : [specifier]
  })
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
    if (make.type !== 'CallExpression' || make.callee.type !== 'Identifier') return []
    return make.callee.name === 'styled' && styles ? [{ name: id.name, callee: make.callee, styles }] : []
  })
}
