import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import type { CodePlace } from '../../page/shared/answers.ts'

/** An expression of the code, and what says its name there: the member of an object, or else the expression itself. */
export interface Value {
  file: string
  node: ESTree.Node
  named: ESTree.Node
}

/** Follows names through the project's code, without running it: to members of objects, through spreads and imports. */
export class CodeFiles {
  readonly #read: (file: string) => string
  readonly #parsed = new Map<string, { text: string; body: readonly ESTree.Node[] }>()

  /** @param read returns the text of a file by its path in the project; that of a file which does not exist is empty */
  constructor(read: (file: string) => string) {
    this.#read = read
  }

  /** Returns what a file exports by a name, or by `default`. */
  exported(file: string, name: string): Value | undefined {
    for (const node of this.#file(file).body) {
      if (node.type === 'ExportDefaultDeclaration' && name === 'default')
        return { file, node: node.declaration, named: node.declaration }
    }
    return this.#declared(file, name)
  }

  /** Returns the members of an object by their names; those of a call are the members of its last argument. */
  members(value: Value | undefined): Map<string, Value> {
    const { file = '', node } = this.#meaning(value) ?? {}
    if (node?.type === 'CallExpression') {
      const last = node.arguments.at(-1)
      return this.members(last && { file, node: last, named: last })
    }
    if (node?.type !== 'ObjectExpression') return new Map()
    return new Map(
      node.properties.flatMap((property): [string, Value][] => {
        if (property.type === 'SpreadElement')
          return [...this.members({ file, node: property.argument, named: property })]
        const name = nameOf(property.key)
        return name === undefined ? [] : [[name, { file, node: property.value, named: property }]]
      }),
    )
  }

  /** Returns a member of a member, by their names. */
  find(value: Value | undefined, ...names: readonly string[]): Value | undefined {
    return names.reduce((found, name) => this.members(found).get(name), value)
  }

  /** Returns the name of the function that makes a value; undefined for a value that no call makes. */
  maker(value: Value | undefined): string | undefined {
    const { node } = this.#meaning(value) ?? {}
    return node?.type === 'CallExpression' ? nameOf(node.callee) : undefined
  }

  placeOf({ file, named }: Value): CodePlace {
    const lines = this.#file(file).text.slice(0, named.start).split('\n')
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }

  /** Returns the expression that a name stands for, where it was imported or declared. */
  #meaning(value: Value | undefined): Value | undefined {
    const { node } = value ?? {}
    if (!value || !node) return undefined
    if (node.type === 'Identifier') return this.#meaning(this.#declared(value.file, node.name))
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return this.#meaning({ ...value, node: node.expression })
    return value
  }

  #declared(file: string, name: string): Value | undefined {
    for (const statement of this.#file(file).body) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (node?.type === 'ImportDeclaration') {
        const specifier = node.specifiers.find(({ local }) => local.name === name)
        if (!specifier || specifier.type === 'ImportNamespaceSpecifier') continue
        const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default'
        const from = fileOf(node.source.value, file)
        return from === undefined ? undefined : this.exported(from, imported ?? name)
      }
      if (node?.type !== 'VariableDeclaration') continue
      for (const { id, init } of node.declarations) {
        if (!init) continue
        const whole = { file, node: init, named: id }
        if (id.type === 'Identifier' && id.name === name) return whole
        if (id.type !== 'ObjectPattern') continue
        const part = id.properties.find(
          (property) => property.type === 'Property' && nameOf(property.value) === name,
        )
        if (part?.type === 'Property') return this.find(whole, nameOf(part.key) ?? name)
      }
    }
    return undefined
  }

  #file(file: string) {
    const known = this.#parsed.get(file)
    if (known) return known
    const text = this.#read(file)
    const parsed = { text, body: parseSync(file, text).program.body }
    this.#parsed.set(file, parsed)
    return parsed
  }
}

/** Returns the code of a project as it is on disk. */
export function codeOnDisk(root: string): CodeFiles {
  return new CodeFiles((file) => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  })
}

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Returns the path of an imported file of the project; undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : undefined
}
