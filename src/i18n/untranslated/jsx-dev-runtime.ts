import type { ElementType } from 'react'
import { jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { withLanguage, type Props } from './withLanguage.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** The JSX function of development. */
export function jsxDEV(type: ElementType, props: Props, key: string | undefined, isStatic: boolean) {
  return reactJsxDev(...withLanguage(type, props), key, isStatic)
}
