import type { ReactNode } from 'react'

/** The sample's own name, and texts of the site. */
type SampleTexts = Record<'name' | 'title' | 'text' | 'action', string> & { items: readonly string[] }

/** Samples of components, each below its name. */
export type Samples = Record<string, (texts: SampleTexts) => ReactNode>
