import { useEffect, useImperativeHandle, useRef, type DragEvent, type Ref } from 'react'
import { isInputMethodKey } from '#browser/isInputMethodKey.ts'
import { hasChip, nodesOf, textOf } from './chips.ts'
import { caretAt, draggedRange, moveTo, select } from './dragging.ts'
import { FieldHistory } from './FieldHistory.ts'

export interface TextFieldHandle {
  focus: (options?: FocusOptions) => void
  /** Types at the caret, around the selected words: a pair of tags, or a single placeholder or character. */
  insert: (open: string, close: string) => void
}

interface TextFieldProps {
  ref: Ref<TextFieldHandle>
  label: string
  language: string
  direction: 'ltr' | 'rtl'
  fontFamily: string
  value: string
  nameOf: (chip: string) => string | undefined
  onChange: (text: string) => void
  onSave: () => void
}

/**
 * A field for a text of a single paragraph. Tags, placeholders and invisible characters are chips: they can be moved and
 * deleted as a whole, but not broken. React leaves the field's content to the browser.
 */
export function TextField({
  ref,
  label,
  language,
  direction,
  fontFamily,
  value,
  nameOf,
  onChange,
  onSave,
}: TextFieldProps) {
  const element = useRef<HTMLDivElement>(null)
  const history = useRef(new FieldHistory())
  const isComposing = useRef(false)
  const dragged = useRef<Range>(null)

  /** Shows a text. The caret goes to its end if it was in the field. */
  const show = (text: string) => {
    const field = element.current
    // An input method is composing a letter: its place must not change.
    if (!field || isComposing.current || textOf(field.childNodes) === text) return
    field.replaceChildren(...nodesOf(text, nameOf))
    if (document.activeElement === field) getSelection()?.selectAllChildren(field)
    if (document.activeElement === field) getSelection()?.collapseToEnd()
  }
  useEffect(() => {
    show(value)
    // The figures are known later than the text.
    for (const chip of element.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])
      chip.title = nameOf(chip.dataset['chip'] ?? '') ?? chip.title
  })

  const read = () => {
    const field = element.current
    if (!field) return
    replaceTyped(field, nameOf)
    const text = textOf(field.childNodes)
    history.current.add(value, text)
    onChange(text)
  }
  const type = (text: string) => {
    element.current?.focus()
    // The only way to type that browsers treat as the writer's own.
    document.execCommand('insertText', false, text.replaceAll(/\s*\n\s*/g, ' '))
  }
  useImperativeHandle(ref, () => ({
    focus: (options) => element.current?.focus(options),
    insert: (open, close) => type(open + selectedText() + close),
  }))

  const startDrag = ({ target, dataTransfer }: DragEvent) => {
    const range = draggedRange(target)
    dragged.current = range
    if (!range) return
    dataTransfer.effectAllowed = 'copyMove'
    // Another program gets the words as the file has them.
    dataTransfer.setData('text/plain', textOf(range.cloneContents().childNodes))
  }
  const placeOf = ({ clientX, clientY }: DragEvent) => {
    const place = caretAt(clientX, clientY)
    return element.current?.contains(place?.startContainer ?? null) ? place : null
  }
  const dragOver = (event: DragEvent) => {
    // Only then does the browser let the field handle the drop. The caret says where.
    event.preventDefault()
    const place = placeOf(event)
    element.current?.focus({ preventScroll: true })
    if (place) select(place)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const place = placeOf(event)
    if (!place) return
    element.current?.focus({ preventScroll: true })
    const own = dragged.current
    dragged.current = null
    if (own) moveTo(place, own)
    else select(place)
    if (own) read()
    else type(event.dataTransfer.getData('text/plain'))
  }
  return (
    <div
      ref={element}
      slot="field"
      className="field"
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-label={label}
      lang={language}
      dir={direction}
      style={{ fontFamily }}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onInput={({ nativeEvent }) => {
        isComposing.current = nativeEvent.isComposing
        if (!nativeEvent.isComposing) read()
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        read()
      }}
      onBeforeInput={(event) => {
        if (/[\r\n]/.test(event.data)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (isInputMethodKey(event.nativeEvent)) return
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
        if (event.key === 'Enter') {
          // A text is one line.
          event.preventDefault()
          if (isCommand) onSave()
        }
        const isUndo = isCommand && event.code === 'KeyZ'
        const isRedo = (isUndo && event.shiftKey) || (isCommand && event.code === 'KeyY')
        if (!isUndo && !isRedo) return
        event.preventDefault()
        const text = isRedo ? history.current.redo() : history.current.undo()
        if (text !== undefined) onChange(text)
      }}
      onPaste={(event) => {
        event.preventDefault()
        type(event.clipboardData.getData('text/plain'))
      }}
      onCopy={(event) => {
        event.preventDefault()
        event.clipboardData.setData('text/plain', selectedText())
      }}
      onCut={(event) => {
        event.preventDefault()
        event.clipboardData.setData('text/plain', selectedText())
        document.execCommand('delete')
      }}
      onDragStart={startDrag}
      onDragEnd={() => (dragged.current = null)}
      onDragOver={dragOver}
      onDrop={drop}
    />
  )
}

/** Makes chips of tags and placeholders that were typed or pasted. The caret stays behind what was typed. */
function replaceTyped(field: HTMLElement, nameOf: (chip: string) => string | undefined) {
  const selection = getSelection()
  for (const node of field.childNodes) {
    if (!(node instanceof Text) || !hasChip(node.data)) continue
    const offset = selection?.anchorNode === node ? selection.anchorOffset : undefined
    const after = nodesOf(node.data.slice(offset ?? node.length), nameOf)
    const before = nodesOf(node.data.slice(0, offset ?? node.length), nameOf)
    node.replaceWith(...before, ...after)
    const last = before.at(-1)
    if (offset === undefined || !last) continue
    const caret = document.createRange()
    caret.setStartAfter(last)
    select(caret)
  }
}

function selectedText(): string {
  const selection = getSelection()
  return selection && selection.rangeCount > 0
    ? textOf(selection.getRangeAt(0).cloneContents().childNodes)
    : ''
}
