import type { ListItem } from '../../shared/answers.ts'

/** Returns a list with an empty item behind another, of that item's form. */
export function withNewItem(items: readonly ListItem[], index: number): ListItem[] {
  return items.toSpliced(index + 1, 0, ...items.slice(index, index + 1).map(emptied))
}

export function withoutItem(items: readonly ListItem[], index: number): ListItem[] {
  return items.toSpliced(index, 1)
}

export function withMovedItem(items: readonly ListItem[], from: number, to: number): ListItem[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

function emptied(item: ListItem): ListItem {
  if (typeof item === 'string') return ''
  if (Array.isArray(item)) return item.map(emptied)
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, emptied(value)]))
}
