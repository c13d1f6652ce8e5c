import type { SceneName } from '#art/sceneNames.ts'
import type { PageId } from '#config/pages.ts'

/**
 * The carousel's banners; their captions are `banners.<id>` of the page's texts in every language. The scene of a new
 * one is a symbol of `src/art/scenes/banners.svg`, named in `sprites` of `src/art/sceneNames.ts`.
 */
export const banners = [
  { id: 'contact', image: 'banners/bridge', target: 'contact' },
  { id: 'portfolio', image: 'banners/racks', target: 'fsas-portfolio' },
  { id: 'dataCenter', image: 'banners/datacenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', image: 'banners/lattice', target: 'digital-transformation' },
] as const satisfies readonly { id: string; image: SceneName; target: PageId }[]

export type Banner = (typeof banners)[number]
