/** An element as a screen reader announces it. */
export interface SnapshotElement {
  role: string
  name?: string
  /** As in Playwright's snapshots: `level=2`, `disabled`, `expanded=false`, `invalid`. */
  state?: string
  text?: string
  inside?: readonly SnapshotElement[]
  /** Whether nothing else may stand in it. */
  isWhole?: boolean
}

/** Playwright's snapshot of such elements in this order. Between them others may stand. */
export function snapshotOf(elements: readonly SnapshotElement[], indent = ''): string {
  return elements.map((element) => `${indent}- ${entry(element, indent)}`).join('\n')
}

function entry({ role, name, state, text, inside = [], isWhole }: SnapshotElement, indent: string): string {
  const key = [role, name && JSON.stringify(name), state && `[${state}]`].filter(Boolean).join(' ')
  if (inside.length === 0) return text ? `${quote(key)}: ${quote(text)}` : quote(key)
  const children = snapshotOf([...(text ? [{ role: 'text', text }] : []), ...inside], `${indent}  `)
  return [`${quote(key)}:`, ...(isWhole ? [`${indent}  - /children: equal`] : []), children].join('\n')
}

/** For YAML. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

export const listOf = (items: readonly (readonly SnapshotElement[])[]): SnapshotElement => ({
  role: 'list',
  inside: items.map((inside) => ({ role: 'listitem', inside })),
  isWhole: true,
})
