import type { IndustryId } from '#config/industries.ts'
import type { OwnerFact } from '#config/ownerFacts.ts'
import type { CanonicalPageId } from '#config/pages.ts'

/** What the owner adds to what an industry is told. */
export const ownerFactOf: Partial<Record<IndustryId, OwnerFact>> = { financial: 'averageSla' }

/** The page of each product or service that an industry's list names, in the order of `points.items` in the texts. */
export const offers: Record<IndustryId, readonly CanonicalPageId[]> = {
  public: [
    'cloud-solutions',
    'commvault',
    'application-management-services',
    'cybersecurity',
    'product-services',
  ],
  financial: ['commvault', 'security-operations-center', 'sap', 'bi'],
  oil: ['hpc-services', 'hci', 'iot', 'product-services'],
  retail: ['cloud-solutions', 'virtualization', 'bi', 'microsoft-365-transformation'],
  manufacturing: ['sap', 'iot', 'ml', 'commvault'],
}
