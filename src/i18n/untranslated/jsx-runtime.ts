import type { ElementType } from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { withLanguage, type Props } from './withLanguage.ts'

export { Fragment } from 'react/jsx-runtime'

/** The compiler's JSX functions in builds with drafts (`scripts/vite/builtLanguages.ts`); others use React's own. */
export function jsx(type: ElementType, props: Props, key?: string) {
  return reactJsx(...withLanguage(type, props), key)
}

export function jsxs(type: ElementType, props: Props, key?: string) {
  return reactJsxs(...withLanguage(type, props), key)
}
