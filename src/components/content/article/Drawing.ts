import type { ComponentType } from 'react'
import type { FigureTexts } from './texts.ts'

export interface DiagramProps {
  items: readonly string[]
  /** The figure that the list leads to. */
  figure?: FigureTexts | undefined
}

/** Draws a section's list. */
export type Diagram = ComponentType<DiagramProps>

export interface Drawing {
  Diagram: Diagram
  /** Beside the section's words, or below them and as wide as the page. */
  place: 'beside' | 'below'
}
