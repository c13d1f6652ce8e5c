/** After so long (ms) the browser may answer what is typed. */
const longestStep = 8

/** Makes something of each item, in steps between which the browser answers what is typed. */
export async function inSteps<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  let start = performance.now()
  for (const item of items) {
    made.push(make(item))
    if (performance.now() - start < longestStep) continue
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
  return made
}
