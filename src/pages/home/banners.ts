import type { islands } from '#art/landscape.ts'
import type { ContactTopic } from '#config/contactTopics.ts'
import type { CanonicalPageId } from '#config/pages.ts'

/**
 * The carousel's banners, in the order of their places in the landscape (`src/art/landscape.ts`). A banner that leads to
 * Contact has a topic for the form. `sign` is where the sign
 * of the place leads: to the section about what stands there. The captions are `banners.<id>` in the page's texts of each
 * language, the words of the sign `places.<id>`. The page that a new banner leads to needs an island as its scene
 * (`src/art/landscape.ts`), and its lights as a symbol in `src/art/scenes/landscape.svg`, named in `sprites` of
 * `src/art/sceneNames.ts`.
 */
export const banners = [
  {
    id: 'contact',
    target: 'contact',
    topic: 'home/plan',
    sign: { page: 'fsas-portfolio', section: 'delivery' },
  },
  { id: 'portfolio', target: 'fsas-portfolio', sign: { page: 'fsas-portfolio', section: 'servers' } },
  {
    id: 'dataCenter',
    target: 'data-center-solutions',
    sign: { page: 'data-center-solutions', section: 'room' },
  },
  {
    id: 'digitalTransformation',
    target: 'digital-transformation',
    sign: { page: 'digital-transformation', section: 'services' },
  },
] as const satisfies readonly {
  id: string
  target: (typeof islands)[number]
  topic?: ContactTopic
  sign: { page: CanonicalPageId; section: string }
}[]

export type Banner = (typeof banners)[number]
