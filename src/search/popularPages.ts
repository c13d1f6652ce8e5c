import type { CanonicalPageId } from '#config/pages.ts'

/** The pages that the search offers while nothing is typed: what most visitors come for. */
export const popularPages = [
  'data-center-solutions',
  'cloud-solutions',
  'sap',
  'security-services',
  'product-services',
  'contact',
] as const satisfies CanonicalPageId[]
