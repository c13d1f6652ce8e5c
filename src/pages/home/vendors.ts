import type { PageId } from '#config/pages.ts'

/** The vendors whose products the company supplies, by the page about each. Their names are `vendors.names` in the page's texts. */
export const vendors = [
  'fsas-portfolio',
  'sap',
  'netapp',
  'commvault',
  'proxmox',
  'microsoft-365-transformation',
] as const satisfies readonly PageId[]
