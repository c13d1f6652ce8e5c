import type { CanonicalPageId } from '#config/pages.ts'

/** The cards of the portfolio, each with the scene of its page. `flag` adds a line that names the owner of the technology company. */
export const portfolio = [
  { id: 'fsas', href: 'fsas-portfolio', flag: true },
  { id: 'dataCenter', href: 'data-center-solutions', flag: false },
  { id: 'cloud', href: 'cloud-solutions', flag: false },
  { id: 'digital', href: 'digital-transformation', flag: false },
] as const satisfies readonly { href: CanonicalPageId; flag: boolean; id: string }[]
