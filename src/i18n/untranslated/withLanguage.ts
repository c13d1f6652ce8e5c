import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { isUntranslated, sourceLanguage, withoutMarks } from './marks.ts'
import { TransWithLanguage } from './TransWithLanguage.ts'

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
  const mended = children.map(isWhole ? bare : wrapped)
  return [
    type,
    { ...(isWhole && sourceLanguage), ...props, children: mended.length === 1 ? mended[0] : mended },
  ]
}

const bare = (child: ReactNode) => (isUntranslated(child) ? withoutMarks(child) : child)

function wrapped(child: ReactNode, position: number) {
  if (!isUntranslated(child)) return child
  return createElement('bdi', { key: position, ...sourceLanguage }, withoutMarks(child))
}
