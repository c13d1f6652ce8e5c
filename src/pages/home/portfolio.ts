import type { SceneName } from '#art/sceneNames.ts'
import type { PageId } from '#config/pages.ts'

/** The cards of the portfolio. `flag` adds a line that names the owner of the technology company. */
export const portfolio = [
  { id: 'fsas', image: 'portfolio/servers', href: 'fsas-portfolio', flag: true },
  { id: 'dataCenter', image: 'portfolio/stack', href: 'data-center-solutions', flag: false },
  { id: 'cloud', image: 'portfolio/cloud', href: 'cloud-solutions', flag: false },
  { id: 'digital', image: 'portfolio/robot-arm', href: 'digital-transformation', flag: false },
] as const satisfies readonly { image: SceneName; href: PageId; flag: boolean; id: string }[]
