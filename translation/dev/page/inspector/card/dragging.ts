/** Returns what a drag takes along: the chip that it begins at, or else the selected words. */
export function draggedRange(target: EventTarget): Range | null {
  const chip = target instanceof Element ? target.closest('[data-chip]') : null
  const selection = getSelection()
  if (!chip) return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  const range = document.createRange()
  range.selectNode(chip)
  return range
}

/** Returns the place in the text at a point of the window; at a chip, the place before or after it. */
export function caretAt(x: number, y: number): Range | null {
  const chip = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-chip]')
  // At a chip, the browser chooses a side without regard to the field's direction.
  if (!chip) return pointRange(x, y)
  const range = document.createRange()
  const { left, width } = chip.getBoundingClientRect()
  const isLeft = x < left + width / 2
  const { direction } = getComputedStyle(chip.parentElement ?? chip)
  if (isLeft === (direction === 'ltr')) range.setStartBefore(chip)
  else range.setStartAfter(chip)
  range.collapse(true)
  return range
}

function pointRange(x: number, y: number): Range | null {
  const position = document.caretPositionFromPoint?.(x, y)
  // Safari has the older function alone.
  if (!position) return document.caretRangeFromPoint(x, y)
  const range = document.createRange()
  range.setStart(position.offsetNode, position.offset)
  return range
}

/** Moves words and chips to another place of the field, and selects them there. */
export function moveTo(place: Range, dragged: Range): void {
  // A place within the dragged words is no other place.
  if (dragged.comparePoint(place.startContainer, place.startOffset) === 0) return
  const content = dragged.extractContents()
  const nodes = [...content.childNodes]
  place.insertNode(content)
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return
  place.setStartBefore(first)
  place.setEndAfter(last)
  select(place)
}

/** Selects a range, or puts the caret there. */
export function select(range: Range): void {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
