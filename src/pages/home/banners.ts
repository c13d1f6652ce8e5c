import type { islands } from '#art/landscape.ts'

/**
 * The carousel's banners, in the order of their places in the landscape (`src/art/landscape.ts`). The captions are
 * `banners.<id>` in the page's texts of each language, the names of the places `places.<id>`. The page that a new banner
 * leads to needs an island as its scene (`src/art/landscape.ts`), and its lights as a symbol in `src/art/scenes/landscape.svg`, named in `sprites`
 * of `src/art/sceneNames.ts`.
 */
export const banners = [
  { id: 'contact', target: 'contact' },
  { id: 'portfolio', target: 'fsas-portfolio' },
  { id: 'dataCenter', target: 'data-center-solutions' },
  { id: 'digitalTransformation', target: 'digital-transformation' },
] as const satisfies readonly { id: string; target: (typeof islands)[number] }[]

export type Banner = (typeof banners)[number]
