import type { SceneName } from '#art/sceneNames.ts'
import type { PageId } from '#config/pages.ts'

export interface Banner {
  id: 'contact' | 'portfolio' | 'dataCenter' | 'digitalTransformation'
  /** The drawing. */
  image: SceneName
  /** The page its button leads to. */
  target: PageId
}

/** The carousel's banners; their captions are `banners.<id>` of the page's texts. */
export const banners: readonly Banner[] = [
  { id: 'contact', image: 'banners/bridge', target: 'contact' },
  { id: 'portfolio', image: 'banners/racks', target: 'fsas-portfolio' },
  { id: 'dataCenter', image: 'banners/datacenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', image: 'banners/lattice', target: 'digital-transformation' },
]
