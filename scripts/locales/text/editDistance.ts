/** How many letters must be added, removed, replaced or swapped with the next one to change one word into the other. */
export function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + (same ? 0 : 1),
          swapped ? at(rows, i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return at(rows, one.length, other.length)
}

function at(rows: readonly number[][], row: number, column: number) {
  return rows[row]?.[column] ?? 0
}

/** The candidate that is most similar to the word; undefined if none is similar enough. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const near = [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.candidate
}
