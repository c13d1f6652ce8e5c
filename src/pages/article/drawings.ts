import type { Drawing } from '#components/content/article/ArticleSection.tsx'
import type { TextedPageId } from '#config/pages.ts'

/** What is drawn in articles, by page and key of the section. */
export const drawings: Partial<Record<TextedPageId, Record<string, Drawing>>> = {
  'application-management-services': { takeover: 'steps' },
  'application-services': { fromReport: 'steps' },
  'cloud-solutions': { hybridMigration: 'steps' },
  'digital-transformation': { steps: 'steps' },
  hci: { ourWork: 'steps' },
  'hpc-services': { cluster: 'cluster' },
  'product-services': { call: 'steps', serviceLevels: 'levels' },
  'professional-services': { tasks: 'steps' },
  'security-operations-center': { packages: 'levels', signalToResponse: 'steps' },
  virtualization: { migration: 'steps' },
}
