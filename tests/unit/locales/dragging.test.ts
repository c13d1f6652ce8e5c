// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nodesOf, textOf } from '#translation/dev/page/inspector/card/chips.ts'
import { draggedRange, moveTo } from '#translation/dev/page/inspector/card/dragging.ts'

const text = 'من <iot>آلات متصلة</iot> في <bi>لوحات</bi>.'

function field() {
  const element = document.body.appendChild(document.createElement('div'))
  element.append(...nodesOf(text, () => undefined))
  return element
}

function placeBefore(node: Node): Range {
  const place = document.createRange()
  place.setStartBefore(node)
  place.collapse(true)
  return place
}

function dragged(target: EventTarget): Range {
  const range = draggedRange(target)
  if (!range) throw new Error('nothing is dragged')
  return range
}

test('a chip that is dragged before another one moves as a whole', () => {
  const element = field()
  const [first, second] = element.querySelectorAll('[data-chip]')
  if (!first || !second) throw new Error('the field has no chips')
  moveTo(placeBefore(second), dragged(first))
  expect(textOf(element.childNodes)).toBe('من آلات متصلة<iot></iot> في <bi>لوحات</bi>.')
})

test('selected words are dragged with their chips, and stay selected', () => {
  const element = field()
  const [first, second, third] = element.querySelectorAll('[data-chip]')
  if (!first || !second || !third) throw new Error('the field has no chips')
  const words = document.createRange()
  words.setStartBefore(first)
  words.setEndAfter(second)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(words)
  moveTo(placeBefore(third), dragged(element))
  expect(textOf(element.childNodes)).toBe('من  في <iot>آلات متصلة</iot><bi>لوحات</bi>.')
  expect(textOf(getSelection()?.getRangeAt(0).cloneContents().childNodes ?? [])).toBe('<iot>آلات متصلة</iot>')
})

test('words that are dropped on themselves stay where they are', () => {
  const element = field()
  const [first] = element.querySelectorAll('[data-chip]')
  if (!first) throw new Error('the field has no chips')
  moveTo(placeBefore(first), dragged(first))
  expect(textOf(element.childNodes)).toBe(text)
})
