import type { CSSObject, Theme } from '@mui/material/styles'
import { withLanguage } from '#i18n/untranslated/withLanguage.ts'
import { createElement, type ComponentProps, type ElementType, type ReactElement } from 'react'

/** Colours come from `theme.vars.palette`: `theme.palette` has those of the light scheme alone. */
export interface StylesProps {
  theme: Omit<Theme, 'palette'>
}

export type Styles = CSSObject | ((props: StylesProps) => CSSObject)

/** In development the window hears of every `styled` that a loaded or saved module calls. */
export const stylesMade = 'styles-made'

/** The styles of every component made so far, by class name; a component stands after those it is made of. */
export const styleRules = new Map<string, Styles>()

type StyledProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Another element with the same look. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/**
 * For HTML elements and the site's own components; Material UI's components, below `MaterialUiProvider`, take `styled`
 * of `@mui/material/styles`. Call it as `const Name = styled(tag)(styles)` at the top of a module. It is MUI's `styled`
 * for styles that do not depend on props: the element gets a class, and the class' rules come
 * from a style sheet that Emotion makes of them at build time. What changes at run time is an attribute, and
 * the styles select by it. The browser's bundle holds neither the styles nor what would compute them.
 */
export function styled<Tag extends ElementType>(tag: Tag) {
  /** @param className comes from the build: `scripts/vite/classNames.ts`. */
  return (styles: Styles, className?: string) => {
    if (!className)
      throw new Error('styled(…) has no class name: import it under that name (scripts/vite/classNames.ts)')
    // In the browser's bundle the build has put 0 in place of the styles.
    if (styles) styleRules.set(className, styles)
    if (import.meta.hot) window.dispatchEvent(new Event(stylesMade))
    return function Styled({ as, className: added, ...props }: StyledProps<Tag>): ReactElement {
      const named = { ...props, className: added ? `${className} ${added}` : className }
      if (import.meta.env.PREVIEW && typeof tag === 'string')
        return createElement(...withLanguage(as ?? tag, named))
      return typeof tag === 'string' ? createElement(as ?? tag, named) : createElement(tag, { as, ...named })
    }
  }
}
