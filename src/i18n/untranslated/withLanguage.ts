import type { TFunction } from 'i18next'
import { createElement, Fragment, type ComponentProps, type ElementType, type ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useI18n } from '../useTexts.ts'
import { isUntranslated, sourceLanguage, withoutMarks } from './marks.ts'

export type Props = Record<string, unknown> & { children?: ReactNode }

/**
 * What JSX makes of an element in builds with drafts: one that shows an untranslated text gets the language
 * and direction of that text. Between translated texts it gets an element of its own. Our components hand the
 * text on to an element.
 */
export function withLanguage(type: ElementType, props: Props): [ElementType, Props] {
  if (type === Trans) return [TransWithLanguage as ElementType, props]
  if (typeof type === 'function') return [type, props]
  const children = [props.children].flat()
  const words = children.filter((child) => typeof child === 'string' && child.trim() !== '')
  if (!words.some(isUntranslated)) return [type, props]
  const isWhole = (type as unknown) !== Fragment && words.every(isUntranslated)
  const marked = children.map(isWhole ? bare : wrapped)
  return [
    type,
    { ...(isWhole && sourceLanguage), ...props, children: marked.length === 1 ? marked[0] : marked },
  ]
}

const bare = (child: ReactNode) => (isUntranslated(child) ? withoutMarks(child) : child)

function wrapped(child: ReactNode, position: number) {
  if (!isUntranslated(child)) return child
  return createElement('bdi', { key: position, ...sourceLanguage }, withoutMarks(child))
}

type TransProps = ComponentProps<typeof Trans>

/** A text with elements in it, whose pieces `Trans` makes by itself. */
function TransWithLanguage(props: TransProps) {
  const i18n = useI18n()
  const t = (props.t ?? i18n.t) as TFunction & ((key: string, options?: object) => string)
  if (!isUntranslated(t(String(props.i18nKey)))) return createElement(Trans, props)
  const translate = (key: string, options: object) => withoutMarks(t(key, options))
  const unmarked = {
    ...props,
    t: Object.assign(translate, { ns: (t as { ns?: unknown }).ns }),
  } as unknown as TransProps
  return createElement('bdi', sourceLanguage, createElement(Trans, unmarked))
}
