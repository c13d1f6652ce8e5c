import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { dropCursor, EditorView, keymap } from '@codemirror/view'
import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import { chipWidgets, type NameOf } from './chipWidgets.ts'

export interface TextFieldHandle {
  focus: () => void
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
  nameOf: NameOf
  onChange: (text: string) => void
  onSave: () => void
}

/** A field for a text of a single paragraph. React hands its text to CodeMirror, and leaves its content alone. */
export function TextField(props: TextFieldProps) {
  const { ref, label, language, direction, fontFamily, value } = props
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (!element.current) return
    const save = () => {
      latest.current.onSave()
      return true
    }
    const own = new EditorView({
      parent: element.current,
      root: element.current.getRootNode() as ShadowRoot,
      doc: latest.current.value,
      extensions: [
        oneLine,
        history(),
        dropCursor(),
        keymap.of([
          { key: 'Mod-Enter', run: save },
          { key: 'Enter', run: () => true },
          ...historyKeymap,
          ...standardKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          const text = state.doc.toString()
          if (docChanged && text !== latest.current.value) latest.current.onChange(text)
        }),
        chipWidgets(direction, (chip) => latest.current.nameOf(chip)),
      ],
    })
    view.current = own
    return () => own.destroy()
  }, [label, direction])
  useLayoutEffect(() => {
    const own = view.current
    // An input method is composing a letter: its place must not change.
    if (!own || own.composing || own.state.doc.toString() === value) return
    own.dispatch({
      changes: { from: 0, to: own.state.doc.length, insert: value },
      selection: { anchor: value.length },
      filter: false,
    })
  }, [value])
  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    insert: (open, close) => {
      const own = view.current
      if (!own) return
      const { from, to, empty } = own.state.selection.main
      const end = to + open.length
      own.dispatch({
        changes: [
          { from, insert: open },
          { from: to, insert: close },
        ],
        // Between the two, or behind the words that they enclose.
        selection: { anchor: empty ? end : end + close.length },
      })
      own.focus()
    },
  }))
  return <div ref={element} className="field" lang={language} dir={direction} style={{ fontFamily }} />
}

/** A text is one line: the line breaks of what is pasted or dropped become spaces, and no others come in. */
const oneLine = [
  EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\s*\n\s*/g, ' ')),
  EditorState.changeFilter.of(({ newDoc, startState }) => newDoc.lines <= startState.doc.lines),
]
