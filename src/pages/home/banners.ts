import type { PageId } from '#config/pages.ts'

export interface Banner {
  id: 'contact' | 'portfolio' | 'dataCenter' | 'digitalTransformation'
  /** The drawing. */
  image: string
  /** The page its button leads to. */
  target: PageId
}

/** The carousel's banners; their captions are `banners.<id>` of the page's texts. */
export const banners: readonly Banner[] = [
  { id: 'contact', image: 'bridge', target: 'contact' },
  { id: 'portfolio', image: 'racks', target: 'fsas-portfolio' },
  { id: 'dataCenter', image: 'datacenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', image: 'lattice', target: 'digital-transformation' },
]
