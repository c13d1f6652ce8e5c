/**
 * The scenes of `src/art/scenes`. Each is a `symbol` of plain paths, painted with CSS variables: the brand's `art`
 * colours. The landscape behind the banners is drawn in 1280 by 960 units (landscape.ts), all others in 800 by 600.
 */

/** Files with several scenes that are shown together: a common file compresses to a third less than separate ones. */
export const sprites = {
  landscape: [
    'bridge',
    'racks',
    'datacenter',
    'lattice',
    'bridge-lights',
    'racks-lights',
    'datacenter-lights',
    'lattice-lights',
    'boat',
  ],
  portfolio: ['servers', 'stack', 'cloud', 'robot-arm'],
  industries: ['public', 'financial', 'oil', 'retail', 'manufacturing'],
  'not-found': ['gap'],
} as const

/** The scenes beside a page's lead. Each has a file of the same name. */
export const pageScenes = [
  'about',
  'ai',
  'application-development',
  'application-management-services',
  'application-services',
  'bi',
  'cloud-services',
  'cloud-solutions',
  'commvault',
  'compliance',
  'cybersecurity',
  'data-center-solutions',
  'digital-transformation',
  'fsas-portfolio',
  'hci',
  'hpc-services',
  'iot',
  'microsoft-365-transformation',
  'ml',
  'netapp',
  'oracle-ebs',
  'product-services',
  'products',
  'professional-services',
  'proxmox',
  'rpa',
  'sap',
  'security-operations-center',
  'security-services',
  'services',
  'town',
  'virtualization',
] as const

type Sprites = typeof sprites

/** The name of a scene. In a file with several, the file's name comes first: `industries/oil`. */
export type SceneName =
  (typeof pageScenes)[number] | { [File in keyof Sprites]: `${File}/${Sprites[File][number]}` }[keyof Sprites]
