import type { ElementType } from 'react'
import { jsxDEV as reactJsxDev, type JSXSource } from 'react/jsx-dev-runtime'
import { withLanguage, type Props } from './withLanguage.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** The JSX functions of development. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: string | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  return reactJsxDev(...withLanguage(type, props), key, isStatic, source, self)
}
