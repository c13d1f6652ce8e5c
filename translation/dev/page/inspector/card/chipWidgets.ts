import type { Extension } from '@codemirror/state'
import {
  Decoration,
  Direction,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view'
import { codeOf } from '../../../../check/text/show.ts'
import { chipPattern } from './chips.ts'

/** What a chip stands for: the name of an invisible character, or a figure. */
export type NameOf = (chip: string) => string | undefined

/** Signs for the invisible characters that texts of the site may have. */
const signs: Record<string, string> = { '\u00A0': '␣', '\u2066': '⟦', '\u2069': '⟧' }

/**
 * Shows tags, placeholders and invisible characters as chips, which the caret does not enter and a mouse can drag.
 * @param direction the direction of the text around them
 */
export function chipWidgets(direction: 'ltr' | 'rtl', nameOf: NameOf): Extension {
  const chips = new MatchDecorator({
    regexp: chipPattern,
    decoration: ([text]) => Decoration.replace({ widget: new ChipWidget(text, nameOf(text)) }),
  })
  // A chip has no direction of its own; words between the two invisible characters are seen from left to right.
  const isolates = new MatchDecorator({
    regexp: RegExp(String.raw`\u2066[^\u2069]*\u2069|${chipPattern.source}`, 'gu'),
    decoration: ([text]) => isolate(text.length > 1 && text.startsWith('\u2066') ? 'ltr' : direction),
  })
  return [
    decorated(chips, (find) => [EditorView.decorations.of(find), EditorView.atomicRanges.of(find)]),
    decorated(isolates, (find) => [
      EditorView.outerDecorations.of(find),
      EditorView.bidiIsolatedRanges.of(find),
    ]),
    EditorView.domEventHandlers({
      // The nearer side of a pressed chip.
      click: ({ target, clientX: x, clientY: y }, view) => {
        if (!isChip(target)) return
        view.dispatch({ selection: { anchor: view.posAtCoords({ x, y }, false) } })
        view.focus()
      },
      // Otherwise nothing can be dropped on a chip: the browser asks whether it is editable.
      dragover: (event) => event.preventDefault(),
      // Figures are known later than the text.
      mouseover: ({ target }) => {
        if (isChip(target)) target.title = nameOf(target.dataset['chip'] ?? '') ?? target.title
      },
    }),
  ]
}

function isChip(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['chip'] !== undefined
}

function isolate(dir: 'ltr' | 'rtl'): Decoration {
  return Decoration.mark({
    attributes: { dir },
    // It encloses the chips that it begins and ends with.
    inclusive: true,
    bidiIsolate: dir === 'ltr' ? Direction.LTR : Direction.RTL,
  })
}

type FindDecorations = (view: EditorView) => DecorationSet

function decorated(matcher: MatchDecorator, provide: (find: FindDecorations) => Extension): Extension {
  return ViewPlugin.fromClass(
    class {
      found: DecorationSet

      constructor(view: EditorView) {
        this.found = matcher.createDeco(view)
      }

      update(update: ViewUpdate) {
        this.found = matcher.updateDeco(update, this.found)
      }
    },
    { provide: (plugin) => provide((view) => view.plugin(plugin)?.found ?? Decoration.none) },
  )
}

class ChipWidget extends WidgetType {
  readonly #text: string
  readonly #name: string | undefined

  constructor(text: string, name: string | undefined) {
    super()
    this.#text = text
    this.#name = name
  }

  override eq(other: ChipWidget): boolean {
    return other.#text === this.#text && other.#name === this.#name
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.draggable = true
    element.dataset['chip'] = this.#text
    const isCharacter = this.#text.length === 1
    element.textContent = isCharacter ? (signs[this.#text] ?? codeOf(this.#text)) : this.#text
    element.title = this.#name ?? (isCharacter ? codeOf(this.#text) : '')
    if (!isCharacter) element.dir = 'ltr'
    else {
      element.role = 'img'
      element.ariaLabel = element.title
    }
    return element
  }

  /** The browser begins to drag at a press; all else is the editor's. */
  override ignoreEvent({ type }: Event): boolean {
    return type === 'mousedown'
  }
}
