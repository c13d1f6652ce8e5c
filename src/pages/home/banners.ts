import type { Place } from '#art/landscape.ts'
import type { PageId } from '#config/pages.ts'

/**
 * The carousel's banners, in the order of their places in the landscape (`src/art/landscape.ts`). The captions are
 * `banners.<id>` in the page's texts of each language. A new banner needs a place: an island and its lights, as symbols
 * in `src/art/scenes/landscape.svg`, named in `sprites` of `src/art/sceneNames.ts`.
 */
export const banners = [
  { id: 'contact', place: 'bridge', target: 'contact' },
  { id: 'portfolio', place: 'racks', target: 'fsas-portfolio' },
  { id: 'dataCenter', place: 'datacenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', place: 'lattice', target: 'digital-transformation' },
] as const satisfies readonly { id: string; place: Place; target: PageId }[]

export type Banner = (typeof banners)[number]
