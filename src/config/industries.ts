import type { CanonicalPageId } from './pages.ts'

interface IndustryRow {
  /** Names the section, its scene and its pictogram, and its texts: its name stands in `industries` of `menu.json`. */
  id: string
  /** If not, its tile on Home leads to the top of Industries. */
  linkedByFragment: boolean
  /** The pages of what it is offered; the words of each stand by the page's id in `points.items` of its section. */
  offers: readonly CanonicalPageId[]
}

/** In the order of Home's tiles, and of the sections and jumps of Industries. */
export const industries = [
  {
    id: 'public',
    linkedByFragment: false,
    offers: [
      'cloud-solutions',
      'commvault',
      'application-management-services',
      'cybersecurity',
      'product-services',
    ],
  },
  {
    id: 'financial',
    linkedByFragment: true,
    offers: ['commvault', 'security-operations-center', 'sap', 'bi'],
  },
  {
    id: 'oil',
    linkedByFragment: true,
    offers: ['hpc-services', 'hci', 'iot', 'product-services'],
  },
  {
    id: 'retail',
    linkedByFragment: true,
    offers: ['cloud-solutions', 'virtualization', 'bi', 'microsoft-365-transformation'],
  },
  {
    id: 'manufacturing',
    linkedByFragment: true,
    offers: ['sap', 'iot', 'ml', 'commvault'],
  },
] as const satisfies readonly IndustryRow[]

export type Industry = (typeof industries)[number]
export type IndustryId = Industry['id']
