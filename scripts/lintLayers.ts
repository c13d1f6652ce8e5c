import { dirname, join, matchesGlob, relative, sep } from 'node:path'

/** The layers of the project, as `.oxlintrc.json` lists them. */
interface Layers {
  /** Patterns of folders and files. Each may import from earlier ones. Folders that one `*` matches are separate. */
  order: string[]
  /** What a folder may not import: `from` may import nothing of `to` but the files of `only`. The message says why. */
  reach: { from: string; to: string; only?: string; message: string }[]
}

interface Context {
  filename: string
  cwd: string
  options: readonly unknown[]
  report: (problem: { node: unknown; message: string }) => void
}

const order = {
  meta: { schema: [{ type: 'object' }] },
  create(context: Context) {
    const { order: layers, reach } = context.options[0] as Layers
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const reachMessage = (target: string) =>
      reach.find(
        ({ from, to, only }) => isIn(file, from) && isIn(target, to) && !(only && isIn(target, only)),
      )?.message
    const orderMessage = (target: string) => {
      const [own, other] = [file, target].map((path) => layers.find((layer) => isIn(path, layer)))
      if (!own) return `${file} is in no layer`
      if (!other) return `${target} is in no layer`
      if (layers.indexOf(other) > layers.indexOf(own)) return `${own} may not import from ${other}`
      if (own === other && areApart(own, file, target))
        return `the folders of ${own} may not import each other`
      return undefined
    }
    const check = (node: { source: { value?: unknown } | null }) => {
      const target = resolve(node.source?.value, file)
      if (!target || !layers.some((layer) => isIn(target, rootOf(layer)))) return
      const message = reachMessage(target) ?? orderMessage(target)
      if (message) context.report({ node, message: `${message} (the layers are in .oxlintrc.json)` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { order } }

/** Returns the path, from the project's folder, of the file that an import names; undefined for a package. */
function resolve(specifier: unknown, file: string) {
  if (typeof specifier !== 'string') return undefined
  // The same as "imports" in package.json.
  const path = specifier.replace(/^#(server|translation)\//, '$1/').replace(/^#/, 'src/')
  if (path !== specifier) return join(path).split(sep).join('/')
  return specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : undefined
}

const isIn = (path: string, pattern: string) =>
  matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)

const rootOf = (layer: string) => layer.split('/', 1)[0] ?? layer

function areApart(layer: string, one: string, other: string) {
  const depth = layer.split('/').length
  const folder = (path: string) => path.split('/').slice(0, depth).join('/')
  return layer.endsWith('/*') && folder(one) !== folder(other)
}
