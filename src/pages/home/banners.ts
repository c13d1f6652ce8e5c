import type { SceneName } from '#art/sceneNames.ts'
import type { PageId } from '#config/pages.ts'

/**
 * The carousel's banners. The captions are `banners.<id>` in the page's texts of each language. A new banner needs a
 * scene: a symbol in `src/art/scenes/banners.svg`, named in `sprites` of `src/art/sceneNames.ts`.
 */
export const banners = [
  { id: 'contact', image: 'banners/bridge', target: 'contact' },
  { id: 'portfolio', image: 'banners/racks', target: 'fsas-portfolio' },
  { id: 'dataCenter', image: 'banners/datacenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', image: 'banners/lattice', target: 'digital-transformation' },
] as const satisfies readonly { id: string; image: SceneName; target: PageId }[]

export type Banner = (typeof banners)[number]
