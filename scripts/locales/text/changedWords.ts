/**
 * The difference between two versions of a text: the words without the beginning and the end that both have in common,
 * with one more word on each side.
 */
export function changedWords(before: string, after: string): { before: string; after: string } {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const part = (words: readonly string[]) => {
    const [from, to] = [Math.max(0, start - 1), words.length - Math.max(0, end - 1)]
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`
  }
  return { before: part(old), after: part(now) }
}
