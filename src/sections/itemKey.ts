/**
 * Returns the key of an item in a free list: its text, so that another text is another element. Items that an editor has
 * added and not yet written are told apart by their positions.
 */
export function itemKey(text: string, index: number): string | number {
  return text.trim() || index
}
